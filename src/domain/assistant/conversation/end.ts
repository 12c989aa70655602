import * as asks from "../sayings/asks.ts";
import {
  ask,
  clearAppointment,
  gather,
  remember,
  sayExactly,
  set,
  type Turn,
} from "../turn/turn.ts";

/** What is said of a wish that the caller gives up, by flow. */
export const nothingDone: Partial<Record<Turn["state"]["flow"], string>> = {
  book: "All right, nothing has been booked.",
  move: "All right, the appointment stays as it is.",
  cancel: "All right, the appointment stays as it is.",
  message: "All right, I haven't passed anything on.",
};

/** Ends the conversation with a goodbye that says what was arranged. */
export function close(turn: Turn): Turn {
  const { achieved, flow } = turn.state;
  const isOpen = flow !== "open" && flow !== "closed" && flow !== "optOut";
  const nothing = achieved.length === 0 ? "Nothing" : "Nothing more";
  const words = isOpen
    ? `${nothing} has been booked or changed. Goodbye.`
    : "Thank you, and goodbye.";
  const outcome = achieved.at(-1) ?? (turn.state.turns > 1 ? "answered" : "leftOpen");
  return set(sayExactly(turn, words), { flow: "closed", expecting: "nothing", outcome });
}

/** Something was done: asks what else is needed. */
export function anythingElse(turn: Turn): Turn {
  const isMessage = turn.state.achieved.at(-1) === "message";
  const left = remember(isMessage ? clearMessage(turn) : clearAppointment(turn), {
    leftOff: null,
    own: null,
  });
  const cleared = set(left, { flow: "open", pending: null });
  return ask(cleared, "anythingElse", asks.askAnythingElse);
}

/** A message is done; an appointment that was being booked before it is not. */
export function clearMessage(turn: Turn): Turn {
  const open = gather(turn, { message: null, wantsCallback: false });
  return set(open, { offered: [], misses: 0, asked: {} });
}
