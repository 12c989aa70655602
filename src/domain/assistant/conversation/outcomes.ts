import * as asks from "../sayings/asks.ts";
import { emailWords } from "../sayings/readings.ts";
import { exactMomentWords } from "../sayings/times.ts";
import type { EffectOutcome } from "../turn/effects.ts";
import { ask, flag, gather, remember, say, sayExactly, set, type Turn } from "../turn/turn.ts";
import { offerStarts } from "./ask-time.ts";
import { anythingElse } from "./end.ts";
import { foundAppointment } from "./manage.ts";
import { nextOfMessage } from "./message.ts";
import { wordsForgotten } from "./refuse-transcript.ts";
import { bookingAfter } from "./then-book.ts";

/** How often one conversation may search for an appointment. */
const mostSearches = 5;

/** Continues after an effect succeeded or failed. Without a pending effect an outcome is ignored. */
export function outcomeTurn(before: Turn, outcome: EffectOutcome): Turn {
  const { pending } = before.state;
  if (!pending) return before;
  const turn = set(before, { pending: null });
  const { fullName } = turn.context.professional;
  switch (outcome.kind) {
    case "booked":
      return anythingElse(booked(turn, outcome));
    case "moved":
      return anythingElse(moved(turn, outcome));
    case "cancelled": {
      const done = remember(achieve(turn, "cancelled"), { booked: null });
      return anythingElse(
        sayExactly(done, "Your appointment is cancelled. You'll get an email to confirm."),
      );
    }
    case "taken":
      return takenMeanwhile(turn, outcome.free);
    case "tooMany":
      return messageInstead(
        flag(turn, "too many"),
        "There are already several appointments with this email, so I can't book another one.",
      );
    case "found":
      return foundAppointment(turn, outcome);
    case "notFound":
      return notFound(turn, outcome.mayTryAgain, pending.kind === "find" && "code" in pending);
    case "closed":
      return closedAlready(turn, outcome.why);
    case "messageTaken": {
      const done = sayExactly(achieve(turn, "message"), `I have passed it on to ${fullName}.`);
      return bookingAfter(done) ?? anythingElse(done);
    }
    case "transferring": {
      const done = achieve(turn, "transferred");
      const words = `One moment, I'm transferring you to ${fullName}.`;
      return set(sayExactly(done, words), { flow: "closed", outcome: "transferred" });
    }
    case "noTransfer":
      return messageInstead(turn, `${fullName} isn't available right now.`);
    case "optedOut":
      return optedOut(turn, "Done. We won't call, text or email you anymore.");
    case "stopPassedOn":
      return optedOut(
        turn,
        `I have told ${fullName} in your words that you must not be contacted. The link in each of our emails, or STOP in answer to a text, stops it at once.`,
      );
    case "whichAddress":
      return ask(
        set(turn, { flow: "optOut" }),
        "phone",
        "Of course. Which phone number or email address should we stop contacting?",
      );
    case "wordsForgotten":
      return wordsForgotten(turn, pending.kind === "forgetWords" && pending.wantsPerson);
    case "failed":
      return messageInstead(
        flag(turn, "failed"),
        "I'm sorry, that didn't work, and nothing was changed.",
      );
  }
}

function achieve(turn: Turn, outcome: Turn["state"]["achieved"][number]): Turn {
  return set(turn, { achieved: [...turn.state.achieved, outcome] });
}

function booked(turn: Turn, { code, manageLink }: { code: string; manageLink: string }): Turn {
  const { startsAt, email } = turn.state.gathered;
  const at = exactMomentWords(new Date(startsAt!), turn.context);
  // When spoken, each digit separately; in writing, as it is typed.
  const isHeard = turn.context.channel === "phone" || turn.context.channel === "voice";
  const digits = isHeard ? [...code].join(" ") : code;
  const known = set(achieve(turn, "booked"), { manageLink, code });
  const done = remember(known, { booked: startsAt, own: null });
  return sayExactly(
    done,
    `You are booked for ${at}. A confirmation goes to ${emailWords(email!, turn.context)}. Your code, should you want to change it here, is ${digits}.`,
  );
}

function moved(turn: Turn, { code, manageLink }: { code: string; manageLink: string }): Turn {
  const at = exactMomentWords(new Date(turn.state.gathered.startsAt!), turn.context);
  const { startsAt } = turn.state.gathered;
  const done = remember(set(achieve(turn, "moved"), { manageLink, code }), { booked: startsAt });
  return sayExactly(done, `Your appointment is now on ${at}. You'll get an email to confirm.`);
}

function takenMeanwhile(turn: Turn, free: readonly string[]): Turn {
  const open = set(gather(turn, { startsAt: null, wish: null }), { offered: [] });
  const answered = sayExactly(open, "I'm sorry, that time was just taken.");
  if (free.length === 0) return ask(answered, "day", asks.askDay);
  const starts = free.slice(0, 3).map((start) => new Date(start));
  return offerStarts(
    answered,
    starts.sort((one, other) => one.getTime() - other.getTime()),
  );
}

/** The same reply for every mistake, so that it does not reveal who has an appointment. */
function notFound(turn: Turn, mayTryAgain: boolean, wasCode: boolean): Turn {
  const searches = turn.state.searches + 1;
  const counted = set(turn, { searches });
  const answered = sayExactly(counted, "I can't find an appointment with those details.");
  if (!mayTryAgain || searches >= mostSearches)
    return messageInstead(
      flag(answered, "not identified"),
      "You can also open it with the link in your confirmation email.",
    );
  // Another question each time, and the other way to find it first.
  const words = asks.askAfterSearches[Math.min(searches, asks.askAfterSearches.length) - 1]!;
  return ask(gather(answered, { wish: null }), wasCode ? "appointment" : "code", words);
}

function closedAlready(turn: Turn, why: "cancelled" | "over" | "too late"): Turn {
  const words = {
    cancelled: "This appointment is already cancelled.",
    over: "This appointment is already over.",
    "too late": "It's too late to change this appointment here.",
  }[why];
  if (why === "too late") return messageInstead(turn, words);
  return anythingElse(sayExactly(turn, words));
}

function messageInstead(turn: Turn, words: string): Turn {
  const open = set(say(turn, `${words} I can take a message.`), {
    flow: "message",
    readBack: null,
    offered: [],
    misses: 0,
  });
  return nextOfMessage(gather(open, { message: null }));
}

/** On the phone the call ends with it; elsewhere the caller can still book, which is a request of their own. */
function optedOut(turn: Turn, words: string): Turn {
  const done = sayExactly(achieve(set(turn, { stopWords: null }), "optedOut"), words);
  const { channel } = turn.context;
  if (channel === "web" || channel === "voice" || channel === "rehearsal")
    return anythingElse(done);
  return set(done, { flow: "closed", expecting: "nothing", outcome: "optedOut" });
}
