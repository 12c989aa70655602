import { instantOf } from "#domain/kernel/zone-rules.ts";
import type { Heard } from "#understanding/heard.ts";
import * as asks from "../sayings/asks.ts";
import { cancelReading, moveReading } from "../sayings/readings.ts";
import { ask, gather, languageOf, say, set, type Turn, want } from "../turn/turn.ts";
import { asksToMove, callsOff, leavesAsItIs } from "#understanding/understand.ts";
import { withTime } from "./booking.ts";
import { isYesTo, readBack, refuseReading } from "./confirm.ts";
import { hearTime } from "./take-time.ts";
import { missed } from "./missing.ts";
import { joinWishes } from "./wish.ts";

/**
 * The next turn of a caller who moves or cancels an appointment. The caller must first prove that it is theirs: by the
 * code from the confirmation, or by the name with the exact day and time. The caller's number proves nothing.
 */
export function managingTurn(turn: Turn, heard: Heard): Turn {
  return turn.state.appointment ? changingTurn(turn, heard) : identifyingTurn(turn, heard);
}

function identifyingTurn(before: Turn, heard: Heard): Turn {
  if (heard.code) {
    // A time said together with a code is the new time.
    const wish = before.state.flow === "move" ? heard.when : null;
    return want(gather(before, { wish }), { kind: "find", code: heard.code });
  }
  const name = heard.name ?? before.state.gathered.name;
  const wish = heard.when
    ? joinWishes(before.state.gathered.wish, heard.when)
    : before.state.gathered.wish;
  const turn = gather(before, { name, wish });
  const isNews = heard.name !== null || heard.when !== null;
  const isNew = heard.wants.includes("move") || heard.wants.includes("cancel");
  if (!isNews && isNew) return ask(turn, "code", asks.askCode);
  if (!isNews && isWithoutCode(heard) && before.state.expecting === "code")
    return ask(turn, "name", asks.askIdentityName);
  if (!isNews) return missed(before, heard);
  const fresh = set(turn, { misses: 0 });
  if (!name) return ask(fresh, "name", asks.askIdentityName);
  const startsAt = exactStart(fresh);
  if (!startsAt) return ask(fresh, "appointment", asks.askIdentityTime);
  return want(gather(fresh, { wish: null }), { kind: "find", name, startsAt });
}

function isWithoutCode({ answer, declines, choice }: Heard): boolean {
  return answer === "no" || declines.includes("code") || choice?.kind === "none";
}

/** The exact time that was said; null while day or time is missing or ambiguous. Likelier minutes come first. */
function exactStart({ state, context }: Turn): string | null {
  const { wish } = state.gathered;
  const [day, minute] = [wish?.days[0], wish?.minutes[0]];
  if (!day || minute === undefined) return null;
  return instantOf(context.callerZone, { day, minute })?.toISOString() ?? null;
}

function changingTurn(before: Turn, heard: Heard): Turn {
  const { flow, expecting } = before.state;
  if (flow === "cancel") {
    if (expecting !== "confirm") return nextOfManaging(before);
    // "Cancel it" answers "shall I cancel it?" with yes.
    const isCancel = before.state.readBack?.wasHeard && isBareCancel(heard);
    if (isCancel || isYesTo(before, heard)) return cancelNow(before);
    if (heard.wants.includes("move") || asksToMove(heard.inEnglish))
      return nextOfManaging(set(before, { flow: "move" }));
    const isKept = heard.answer === "no" || leavesAsItIs(heard.inEnglish);
    return isKept ? refuseReading(before) : missed(before, heard);
  }
  const { turn, isTaken } = hearTime(before, heard);
  if (expecting === "confirm" && !isTaken) {
    if (isYesTo(before, heard)) return moveNow(before);
    if (heard.corrects.includes("day") || heard.corrects.includes("time"))
      return nextOfManaging(gather(before, { startsAt: null, wish: null }));
    return heard.answer === "no" ? refuseReading(before) : missed(before, heard);
  }
  if (isTaken && turn.says.length > before.says.length && turn.state.offered.length > 0)
    return turn;
  // It has just become a move, so nothing can have been misunderstood yet.
  if (isTaken || expecting === "nothing") return nextOfManaging(set(turn, { misses: 0 }));
  return missed(before, heard);
}

function isBareCancel({ wants, when, answer, corrects, inEnglish: text }: Heard): boolean {
  const isBare = wants.length === 1 && wants[0] === "cancel" && !when && answer !== "no";
  return isBare && !corrects.length && !callsOff(text);
}

/** The next step once the appointment is known: the new time for a move, the read-back for a cancellation. */
function nextOfManaging(turn: Turn): Turn {
  const { state, context } = turn;
  if (state.flow === "cancel") return readBack(turn, cancelReading(state, context));
  const timed = askingWhereTo(turn);
  if (!timed.state.gathered.startsAt) return timed;
  return readBack(timed, moveReading(timed.state, timed.context));
}

function askingWhereTo(turn: Turn): Turn {
  const { gathered, offered } = turn.state;
  if (gathered.startsAt || gathered.wish || offered.length > 0) return withTime(turn);
  return ask(turn, "day", "What day and time should I move it to?");
}

function moveNow(turn: Turn): Turn {
  const { appointment, gathered } = turn.state;
  return want(turn, {
    kind: "move",
    appointmentId: appointment!.id,
    startsAt: gathered.startsAt!,
    ...languageOf(turn),
  });
}

function cancelNow(turn: Turn): Turn {
  const appointmentId = turn.state.appointment!.id;
  return want(turn, { kind: "cancel", appointmentId, ...languageOf(turn) });
}

/** The appointment was found: now it can be changed. */
export function foundAppointment(
  turn: Turn,
  found: { appointmentId: string; startsAt: string; durationMinutes: number },
): Turn {
  const { appointmentId: id, startsAt, durationMinutes } = found;
  const known = set(turn, {
    appointment: { id, startsAt, durationMinutes },
    offered: [],
    misses: 0,
  });
  return nextOfManaging(say(known, "Thank you, I found it."));
}
