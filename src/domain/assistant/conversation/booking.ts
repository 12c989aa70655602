import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { type Detail, type Heard, noWhen } from "#understanding/heard.ts";
import { figuresIn } from "#understanding/understand.ts";
import * as asks from "../sayings/asks.ts";
import { bookingReading, emailWords } from "../sayings/readings.ts";
import { momentWords } from "../sayings/times.ts";
import { ask, gather, languageOf, say, set, type Turn, want } from "../turn/turn.ts";
import { offerStarts, settleTime } from "./ask-time.ts";
import { isYesTo, readBack, refuseReading } from "./confirm.ts";
import { countAsked, toSpell } from "./email-in-doubt.ts";
import { lengthOf } from "./free-times.ts";
import { hearDetails } from "./take-details.ts";
import { hearTime } from "./take-time.ts";
import { missed } from "./missing.ts";
import { keepNote, noteOf } from "./note.ts";
import { rememberPreferences } from "./remember.ts";
import { repeatsItsTime } from "./time-wishes.ts";

/** The next turn of a caller who is booking: takes all details in it, in any order. */
export function bookingTurn(before: Turn, heard: Heard): Turn {
  const { expecting } = before.state;
  const note = noteOf(before, heard);
  const noted = note === null ? before : keepNote(before, note);
  const known = rememberPreferences(hearDetails(noted, heard), heard);
  const { turn: timed, isTaken } = hearTime(known, heard);
  const corrected = forget(timed, heard, isTaken);
  const isChanged =
    isTaken ||
    corrected.state.gathered !== before.state.gathered ||
    corrected.state.memory.prefers !== before.state.memory.prefers ||
    corrected.state.memory.emailInDoubt !== before.state.memory.emailInDoubt ||
    corrected.state.declined.length !== before.state.declined.length;
  if (expecting === "confirm" && !isChanged) {
    if (isYesTo(before, heard)) return commit(before);
    if (heard.answer === "no" && !repeatsItsTime(before, heard)) return refuseReading(before);
    return missed(before, heard);
  }
  // The caller asked back ("later?"): the offer stays open until it is answered.
  if (corrected.state.offered.length > 0 && isTaken && corrected.says.length > before.says.length)
    return corrected;
  const isNew = before.state.flow !== corrected.state.flow || heard.wants.includes("book");
  if (!isChanged && !isNew) return missedDetail(corrected, heard);
  const next = nextOfBooking(set(corrected, { misses: 0 }), before.state.gathered.startsAt);
  if (isSameQuestion(before, next)) {
    const { misses } = before.state;
    const { gathered } = next.state;
    return missedDetail(set(corrected, { gathered, misses, expecting }), heard);
  }
  if (!isTaken || !isSameOffer(before, next)) return next;
  // What was said left the same times open: they are asked about in other words, and not for ever.
  const { offered, misses } = before.state;
  return missed(set(corrected, { offered, misses, expecting }), heard);
}

/** The time that is known already was said again, and not the detail that was asked for. */
function isSameQuestion({ state: before }: Turn, { state: after }: Turn): boolean {
  if (!["name", "email", "phone"].includes(before.expecting)) return false;
  const details = ["startsAt", "name", "email", "phone", "notes", "purpose"] as const;
  return (
    before.flow === after.flow &&
    before.expecting === after.expecting &&
    before.gathered.startsAt !== null &&
    before.declined.length === after.declined.length &&
    before.memory.prefers === after.memory.prefers &&
    details.every((detail) => before.gathered[detail] === after.gathered[detail])
  );
}

function isSameOffer({ state: before }: Turn, { state: after }: Turn): boolean {
  if (before.expecting !== "choice" || after.expecting !== "choice") return false;
  return before.offered.length > 1 && before.offered.join() === after.offered.join();
}

/**
 * An appointment does not fail over a phone number. A line that has no digits, agrees to nothing and asks nothing is
 * taken for a refusal, in whatever words; a number that was not understood twice is left out.
 */
function missedDetail(turn: Turn, heard: Heard): Turn {
  const { expecting, misses, declined, gathered } = turn.state;
  // A first name is enough for a caller who has or says no other.
  if (expecting === "name" && gathered.name && heard.questions.length === 0)
    return nextOfBooking(set(turn, { misses: 0 }), gathered.startsAt);
  if (expecting !== "phone") return missed(turn, heard);
  const isOther = heard.answer === "yes" || heard.questions.length > 0 || turn.says.length > 0;
  // A single word may be a number that was misheard.
  const isLine = /\S\s+\S|^[^\p{L}\p{N}]+$/u.test(heard.text.trim());
  const isWithout = !isOther && isLine && figuresIn(heard.inEnglish) !== "some";
  if (misses < 1 && !isWithout) return missed(turn, heard);
  const without = set(say(turn, asks.leaveOutPhone), {
    declined: [...declined, "phone"],
    misses: 0,
  });
  return nextOfBooking(without, turn.state.gathered.startsAt);
}

/**
 * Asks for the next missing detail: the time first, then who it is for; finally reads everything back. A time that is
 * new since `before` is repeated, so that a misheard one is noticed at once.
 */
function nextOfBooking(turn: Turn, before: string | null): Turn {
  const timed = withTime(turn);
  const { startsAt } = timed.state.gathered;
  if (!startsAt) return timed;
  const who = withCallerNumber(timed);
  const missing = missingOf(who);
  if (missing) {
    const { callerZone, now } = turn.context;
    const isFree = `${momentWords(new Date(startsAt), callerZone, now)} is free.`;
    const inDoubt = missing.detail === "email" ? toSpell(who) : null;
    const asking = inDoubt ? countAsked(who, inDoubt) : who;
    return ask(
      startsAt === before ? asking : say(asking, isFree),
      missing.detail,
      missing.question,
    );
  }
  const whole = gather(who, { durationMinutes: lengthOf(who.state, who.context) });
  return readBack(whole, bookingReading(whole.state, whole.context));
}

/** The first detail that is missing. The phone number is optional. */
function missingOf(turn: Turn) {
  const { gathered, declined, asked, memory } = turn.state;
  if (!gathered.name) return { detail: "name", question: asks.askName } as const;
  // "Hi, this is Bonnie": a first name that was given in passing.
  const isFirstOnly = !/\s/.test(gathered.name) && !asked.name && memory.booked === null;
  if (isFirstOnly && !declined.includes("name"))
    return { detail: "name", question: asks.askFullName } as const;
  if (!gathered.email) return { detail: "email", question: asks.askEmail } as const;
  const inDoubt = toSpell(turn);
  if (inDoubt) {
    const question = asks.askEmailSpelled(emailWords(inDoubt.email, turn.context));
    return { detail: "email", question } as const;
  }
  if (gathered.phone || declined.includes("phone")) return null;
  return { detail: "phone", question: asks.askPhone } as const;
}

/** The time: chosen already, found by the request, or asked for. */
export function withTime(turn: Turn): Turn {
  const { gathered, offered, expecting } = turn.state;
  if (gathered.startsAt) return turn;
  // Another detail came first: the offer is still open.
  if (offered.length > 0 && (expecting === "choice" || !gathered.wish))
    return offerStarts(
      turn,
      offered.map((start) => new Date(start)),
    );
  if (gathered.wish) return settleTime(turn);
  return ask(turn, "day", expecting === "choice" ? otherDay : asks.askDay);
}

const otherDay = "Which other day or time works for you?";

/** By phone and by text the number is known already; it is read back like everything else. */
function withCallerNumber(turn: Turn): Turn {
  const { channel, callerNumber } = turn.context;
  const { gathered, declined } = turn.state;
  if ((channel !== "phone" && channel !== "text") || !callerNumber) return turn;
  if (gathered.phone || declined.includes("phone")) return turn;
  return gather(turn, { phone: callerNumber });
}

/** The caller said that something is wrong, but not what is right: asks for it again. */
function forget(turn: Turn, heard: Heard, isTimeTaken: boolean): Turn {
  const wrong = (detail: Detail) => heard.corrects.includes(detail);
  const { gathered } = turn.state;
  let next = turn;
  if (wrong("name") && !heard.name && gathered.name) next = gather(next, { name: null });
  if (wrong("email") && !heard.email && gathered.email) next = gather(next, { email: null });
  if (wrong("phone") && !heard.phone && gathered.phone) next = gather(next, { phone: null });
  if (isTimeTaken || !gathered.startsAt) return next;
  if (wrong("day")) return gather(next, { startsAt: null, wish: null });
  if (!wrong("time")) return next;
  const { day } = wallTimeOf(turn.context.callerZone, new Date(gathered.startsAt));
  return gather(next, { startsAt: null, wish: { ...noWhen, days: [day] } });
}

function commit(turn: Turn): Turn {
  const { startsAt, durationMinutes, name, email, phone, purpose, notes } = turn.state.gathered;
  return want(turn, {
    kind: "book",
    startsAt: startsAt!,
    durationMinutes: durationMinutes!,
    name: name!,
    email: email!,
    phone,
    notes: [purpose && `About: ${purpose}`, notes].filter(Boolean).join("\n") || null,
    ...languageOf(turn),
  });
}
