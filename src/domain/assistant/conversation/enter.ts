import type { Heard } from "#understanding/heard.ts";
import { momentWords } from "../sayings/times.ts";
import type { Flow } from "../turn/state.ts";
import { clearAppointment, gather, remember, say, set, type Turn } from "../turn/turn.ts";
import { keepNote } from "./note.ts";
import { askedOnce } from "./own-appointment.ts";

/** The subjects that a line can lead to. */
export type Led = Exclude<Flow, "open" | "closed" | "optOut">;

/** Starts another subject; keeps who is speaking, and the appointment where the same one is meant. */
export function enter(turn: Turn, flow: Led, heard: Heard): Turn {
  const { appointment } = turn.state;
  const isSame = appointment && (flow === "move" || flow === "cancel");
  // What was said of an appointment that is not booked yet is kept while a message comes in between.
  const isOwn = flow === "message" || flow === "book";
  const wasOwn = turn.state.flow !== "move" && turn.state.flow !== "cancel";
  const cleared =
    isSame || (isOwn && wasOwn)
      ? set(turn, { offered: [], readBack: null, misses: 0 })
      : clearAppointment(turn);
  const { startsAt } = cleared.state.gathered;
  if (flow === "book" && startsAt && !heard.when) return backToBooking(cleared, startsAt, heard);
  const kept =
    flow === "book" ? messageAsNote(remember(cleared, { own: askedOnce(turn) })) : cleared;
  const named = heard.purpose ? gather(kept, { purpose: heard.purpose }) : kept;
  // What was read back is no longer what is asked.
  const isNothing = isSame || turn.state.expecting === "confirm";
  return set(named, { flow, expecting: isNothing ? "nothing" : turn.state.expecting });
}

/** What was said for a message is kept with the appointment that is made instead. */
function messageAsNote(turn: Turn): Turn {
  const { message } = turn.state.gathered;
  return message ? gather(keepNote(turn, message), { message: null, wantsCallback: false }) : turn;
}

/** A time was chosen before something else came in between. */
function backToBooking(turn: Turn, startsAt: string, { purpose }: Heard): Turn {
  const { callerZone, now } = turn.context;
  const at = momentWords(new Date(startsAt), callerZone, now);
  const named = purpose ? gather(turn, { purpose }) : turn;
  return set(say(named, `So back to ${at}.`), { flow: "book", expecting: "nothing" });
}
