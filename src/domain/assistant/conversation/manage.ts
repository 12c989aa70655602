import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { type Heard, heardNothing, type When } from "#understanding/heard.ts";
import * as asks from "../sayings/asks.ts";
import { cancelReading, moveReading } from "../sayings/readings.ts";
import { exactMomentWords } from "../sayings/times.ts";
import { ask, gather, languageOf, remember, say, set, type Turn, want } from "../turn/turn.ts";
import { asksToMove, callsOff, hearNewTime, leavesAsItIs } from "#understanding/understand.ts";
import { askWhichStart } from "./ask-time.ts";
import { withTime } from "./booking.ts";
import { isYesTo, readBack, refuseReading } from "./confirm.ts";
import { listeningOf } from "./listening-of.ts";
import { codeOfBooked, freeAndUnowned, isAt, offerNew, ownStarts } from "./new-or-own.ts";
import { existingIn, keepOwn } from "./own-appointment.ts";
import { rememberDay } from "./remember.ts";
import { hearTime } from "./take-time.ts";
import { missed } from "./missing.ts";
import { hasDay, hasTime } from "./wish.ts";
import { source } from "#understanding/text.ts";

/**
 * The next turn of a caller who moves or cancels an appointment. The caller must first prove that it is theirs: by the
 * code from the confirmation, or by the name with the exact day and time. The caller's number proves nothing.
 */
export function managingTurn(turn: Turn, heard: Heard): Turn {
  return turn.state.appointment ? changingTurn(turn, heard) : identifyingTurn(turn, heard);
}

function identifyingTurn(before: Turn, heard: Heard): Turn {
  const { flow, expecting } = before.state;
  const kept = keepOwn(before, heard, flow === "cancel" ? "cancel" : "move");
  const own = kept.state.memory.own!;
  // A new time that was understood without its words.
  const isUnread = heard.code !== null && flow === "move" && !own.to && own.mayBeNew;
  const turn = isUnread && heard.when ? gather(kept, { wish: heard.when }) : kept;
  const code = own.code ?? codeOfBooked(turn, heard);
  if (code) {
    const tried = remember(turn, { own: { ...own, code: null } });
    return want(tried, { kind: "find", code });
  }
  const unowned = freeAndUnowned(turn, heard);
  if (unowned) return offerNew(turn, unowned);
  const chosen = expecting === "choice" ? hearTime(turn, heard).turn.state.gathered.startsAt : null;
  if (chosen) return findAt(turn, chosen);
  const isNews = turn.state.gathered !== before.state.gathered || own !== before.state.memory.own;
  const isNew = heard.wants.includes("move") || heard.wants.includes("cancel");
  const declined = isWithoutCode(heard) && expecting === "code";
  const known = declined ? set(turn, { declined: [...turn.state.declined, "code"] }) : turn;
  if (!isNews && !isNew && !declined) return missed(before, heard);
  return findOrAsk(set(known, { misses: 0 }), isNews);
}

/** Looks for the appointment as soon as name, day and time are known, and asks for what is missing. */
function findOrAsk(turn: Turn, isNews: boolean): Turn {
  const { gathered, searches } = turn.state;
  const starts = ownStarts(turn);
  const days = [...new Set(starts.map((start) => wallTimeOf(turn.context.callerZone, start).day))];
  if (!gathered.name || starts.length === 0) return askWhoAndWhen(turn);
  if (days.length > 1) return ask(turn, "appointment", asks.askWhichDay(days.slice(0, 2)));
  // It was searched for already, and there is no other way to find it.
  if (!isNews && searches > 0) return leaveMessage(turn);
  if (starts.length > 1) return askWhichStart(turn, starts);
  return findAt(turn, starts[0]!.toISOString());
}

function findAt(turn: Turn, startsAt: string): Turn {
  const { name } = turn.state.gathered;
  const open = set(gather(turn, { startsAt: null }), { offered: [] });
  return want(open, { kind: "find", name: name!, startsAt });
}

/** Asks for the code, and beside it for what is missing without one; after that, for each by itself. */
function askWhoAndWhen(turn: Turn): Turn {
  const { gathered, memory, asked, declined, searches } = turn.state;
  const when = memory.own?.when ?? null;
  const [isNamed, isDay, isHour] = [
    gathered.name !== null,
    (when?.days.length ?? 0) > 0,
    (when?.minutes.length ?? 0) > 0,
  ];
  if (declined.includes("code") || asked.code || searches > 0) {
    if (!isNamed) return ask(turn, "name", asks.askIdentityName);
    if (isDay) return ask(turn, "appointment", asks.askIdentityHour);
    return ask(turn, "appointment", isHour ? asks.askIdentityDay : asks.askIdentityTime);
  }
  if (isNamed)
    return ask(
      turn,
      "code",
      isDay ? asks.askCodeOrHour : isHour ? asks.askCodeOrDay : asks.askCodeOrDayAndTime,
    );
  if (isDay) return ask(turn, "code", isHour ? asks.askCodeOrName : asks.askCodeOrNameAndHour);
  return ask(turn, "code", asks.askCode);
}

function leaveMessage(turn: Turn): Turn {
  const { fullName } = turn.context.professional;
  const open = say(set(turn, { flow: "message", offered: [], misses: 0 }), takesMessage);
  return ask(open, "message", asks.askMessage(fullName));
}

const takesMessage = "I can take a message instead.";

function isWithoutCode({ answer, declines, choice, inEnglish: text }: Heard): boolean {
  const isRefused = answer === "no" || declines.includes("code") || choice?.kind === "none";
  return isRefused || noCode.test(text);
}

const noCode = new RegExp(
  source`
    \b(?:no|not|never|none|nothing|nobody|lost|delet\w+|without|what (?:code|number|email)|which (?:code
    |number)|code\?|by (?:my )?name|forgot\w*|threw|somewhere|driving|booked it for|on the phone|in person
    |over the phone)\b|n['’]?t\b|\bcannot\b`,
  "i",
);

function changingTurn(before: Turn, heard: Heard): Turn {
  const { flow, expecting } = before.state;
  if (flow === "cancel") {
    if (expecting !== "confirm") return nextOfManaging(before);
    // "Cancel it" answers "shall I cancel it?" with yes.
    const isCancel = before.state.readBack?.wasHeard && isBareCancel(heard);
    if (isCancel || isYesTo(before, heard)) return cancelNow(before);
    const said = existingIn(before, heard);
    const isMove = said.isMoveInstead || (said.to !== null && heard.answer !== "yes");
    if (heard.wants.includes("move") || asksToMove(heard.inEnglish) || isMove)
      return toNewTime(set(before, { flow: "move" }), said.to, heard.when);
    const isKept = heard.answer === "no" || leavesAsItIs(heard.inEnglish);
    return isKept ? refuseReading(before) : missed(before, heard);
  }
  // "Yes, from the third to the first" names nothing but what was read back.
  if (expecting === "confirm" && isYesTo(before, heard)) return moveNow(before);
  const { turn, isTaken } = hearTime(before, aboutNewTime(before, heard));
  if (expecting === "confirm" && !isTaken) {
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

/** "From Tuesday at two to Wednesday at three": only the latter is the new time. */
function aboutNewTime(turn: Turn, heard: Heard): Heard {
  const { own, to } = existingIn(turn, heard);
  const isOwn = own !== null && own.days.length + own.minutes.length > 0;
  if (to === null || (!isOwn && heard.when !== null)) return heard;
  return { ...heard, when: newTime(turn, to) ?? heard.when };
}

function newTime(turn: Turn, words: string): When | null {
  const listening = listeningOf(turn.state, turn.context);
  return hearNewTime(words, listening, listening.about);
}

/** Goes on with the new time as far as it was said already, on the appointment's own day unless another was named. */
function toNewTime(turn: Turn, to: string | null, unread: When | null): Turn {
  const at = wallTimeOf(turn.context.callerZone, new Date(turn.state.appointment!.startsAt));
  const known = rememberDay(gather(turn, { startsAt: null, wish: null }), [at.day]);
  const said = (to === null ? null : newTime(known, to)) ?? unread;
  if (said === null) return nextOfManaging(known);
  const when = hasDay(said) || !hasTime(said) ? said : { ...said, days: [at.day] };
  const { turn: timed, isTaken } = hearTime(known, { ...heardNothing(""), when });
  const isAsked =
    isTaken && timed.says.length > known.says.length && timed.state.offered.length > 0;
  return isAsked ? timed : nextOfManaging(timed);
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

/** Whether another appointment was just booked at the time to which this one should have been moved. */
function isBookedThere(turn: Turn, to: string | null): boolean {
  const { memory, achieved } = turn.state;
  const when = to === null ? null : newTime(turn, to);
  if (when === null || memory.booked === null || achieved.at(-1) !== "booked") return false;
  return hasDay(when) && hasTime(when) && isAt(turn, when, memory.booked);
}

/** The new one stays, and this one goes. */
function instead(turn: Turn): Turn {
  const at = exactMomentWords(new Date(turn.state.memory.booked!), turn.context);
  return set(say(turn, `You are booked for ${at}.`), { flow: "cancel" });
}

/** The appointment was found: now it can be changed. */
export function foundAppointment(
  turn: Turn,
  found: { appointmentId: string; startsAt: string; durationMinutes: number },
): Turn {
  const { appointmentId: id, startsAt, durationMinutes } = found;
  const { own } = turn.state.memory;
  const { wish } = turn.state.gathered;
  const known = set(remember(turn, { own: null }), {
    appointment: { id, startsAt, durationMinutes },
    offered: [],
    misses: 0,
  });
  const answered = say(known, "Thank you, I found it.");
  if (turn.state.flow === "cancel") return nextOfManaging(answered);
  if (isBookedThere(turn, own?.to ?? null)) return nextOfManaging(instead(answered));
  // A time that nothing assigned, and at which this appointment is not, is the new one.
  const isOther = own?.mayBeNew === true && own.when !== null && !isAt(turn, own.when, startsAt);
  return toNewTime(answered, own?.to ?? null, wish ?? (isOther ? own.when : null));
}
