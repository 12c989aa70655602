import type { FirstStep } from "#domain/overview/first-steps.ts";
import type { Side } from "#domain/profiles/sides.ts";

/** The words of the guide of the first days. */
export const guideWords = {
  title: (steps: number): string => `${steps === 2 ? "Two" : "Three"} steps to a running office`,
  done: (done: number, steps: number): string => `${done} of ${steps}`,
  areDone: "steps done",
  isDone: "Done:",
  putAway: "Put away",
  isAway: "First Steps Put Away",
  isAwayText: "Settings brings them back.",
  stays: "Could Not Put Them Away",
  failed: "What is done already could not be read.",
  retry: "Try again",
  addLead: "Add a lead",
  setHours: "Set your hours",
  find: "Find professionals",
  finished: "Your office is running.",
  finishedText: "From here on, the mornings begin on this page.",
  close: "Close",
} as const;

type StepWords = { title: string; text: string; doneText: string };

/** What a step is, and what is true once it is done; whom one invites depends on the own side. */
export function stepWords(step: FirstStep, side: Side): StepWords {
  if (step === "lead")
    return {
      title: "A first lead",
      text: "Somebody who wants to buy, sell or borrow. A first and a last name are enough.",
      doneText: "You have one. New ones stand under New Leads.",
    };
  if (step === "bookingLink")
    return {
      title: "A link to book you",
      text: "Send it to somebody: they choose one of your free times, without a call.",
      doneText: "It is out in the world. What clients book stands in your calendar.",
    };
  return side === "loan officer"
    ? {
        title: "An agent at your side",
        text: "A linked agent sees at once whether a home lies within the limits that you set.",
        doneText: "Invited. Answers stand under Link Invitations.",
      }
    : {
        title: "A loan officer at your side",
        text: "Linked with a loan officer, you see at once what a buyer can afford.",
        doneText: "Invited. Answers stand under Link Invitations.",
      };
}
