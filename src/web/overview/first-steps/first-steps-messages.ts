import type { FirstStep } from "#domain/overview/first-steps.ts";
import type { Side } from "#domain/profiles/sides.ts";

/** The texts of the getting-started checklist. */
export const guideWords = {
  title: (steps: number): string => `${steps === 2 ? "Two" : "Three"} steps to get started`,
  done: (done: number, steps: number): string => `${done} of ${steps}`,
  areDone: "steps done",
  isDone: "Done:",
  putAway: "Hide",
  isAway: "Checklist Hidden",
  isAwayText: "Show it again in Settings.",
  stays: "Couldn't Hide the Checklist",
  failed: "We couldn't load your progress.",
  retry: "Try again",
  addLead: "Add a lead",
  setHours: "Set your hours",
  find: "Find professionals",
  finished: "You're all set.",
  finishedText: "Start your mornings on this page.",
  close: "Close",
} as const;

type StepWords = { title: string; text: string; doneText: string };

/** The texts of a step, before and after it is done. Whom to invite depends on the person's side. */
export function stepWords(step: FirstStep, side: Side): StepWords {
  if (step === "lead")
    return {
      title: "Add your first lead",
      text: "Someone who wants to buy, sell or borrow. A first and last name is enough.",
      doneText: "Lead added. Find new ones under New Leads.",
    };
  if (step === "bookingLink")
    return {
      title: "Share your booking link",
      text: "Clients pick one of your free times, with no call needed.",
      doneText: "Link shared. Bookings go straight to your calendar.",
    };
  return side === "loan officer"
    ? {
        title: "Invite an agent",
        text: "A linked agent sees right away whether a home fits the limits you set.",
        doneText: "Invitation sent. See replies under Link Invitations.",
      }
    : {
        title: "Invite a loan officer",
        text: "Once you're linked, you see right away what a buyer can afford.",
        doneText: "Invitation sent. See replies under Link Invitations.",
      };
}
