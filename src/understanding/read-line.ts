import { alarmOf } from "./delicate/alarms.ts";
import { speaksOfLaw, speaksOfQualifying, speaksOfRates } from "./delicate/lending-and-law.ts";
import { asksToDial, givesInstructions, speaksOfFraud } from "./delicate/misuse.ts";
import { isOnBehalf, speaksOfNeighbors, speaksOfOthers } from "./delicate/other-people.ts";
import { tellsPersonalNumbers } from "./delicate/personal-numbers.ts";
import { otherLanguageOf } from "./details/language.ts";
import { lengthOf, purposeOf } from "./details/meeting.ts";
import {
  type Delicate,
  type Detail,
  type Heard,
  heardNothing,
  type Line,
  type Listening,
  type Want,
  type When,
} from "./heard.ts";
import { answerIn } from "./intent/answer-in.ts";
import { bookAt } from "./intent/appointments.ts";
import { choiceOf, isBareNumber } from "./intent/choice.ts";
import { withoutEchoes } from "./intent/echo.ts";
import { type Evidence, evidenceOf } from "./intent/evidence.ts";
import { letsGoOf } from "./intent/lets-go.ts";
import { besideRefusal, refusesNumber } from "./intent/no-number.ts";
import { isParting } from "./intent/parting.ts";
import { signsOf } from "./intent/signs.ts";
import { withoutFigures } from "./intent/small-words.ts";
import { type Stop, stopOf } from "./intent/stops.ts";
import { correctsOf, correctsPhone, declinesOf } from "./intent/corrections.ts";
import { questionsOf } from "./intent/questions.ts";
import { optOutAt } from "./intent/refusals.ts";
import { isBackchannel, isWaiting, wantsOf } from "./intent/wants.ts";
import { pattern, plain } from "./text.ts";
import { hearWhen } from "./when/hear-when.ts";

/** Reads a prepared line: what it wants, answers and gives, and what must not be answered. */
export function heardIn(line: Line, written: string, listening: Listening): Heard {
  const { said, name, email, code, phone } = line;
  const { expecting } = listening;
  const words = plain(said);
  const backchannel = isBackchannel(words, said);
  const isLooking = isWaiting(words);
  const intent = plain(line.intent);
  // "Hold on, let me find it, 482913": what was looked for is found.
  const isTold = [name, email, phone, code].some((one) => one !== null) || optOutAt(words) >= 0;
  if (isLooking && !isTold && !namesTime(said, listening))
    return { ...heardNothing(written), waits: true };

  const choice = choiceOf(intent, listening);
  // A bare number can be a place in the list or an hour: what is free decides.
  const isPlace = choice?.kind === "nth" && !isBareNumber(intent);
  const isReading = expecting === "confirm" || expecting === "anythingElse";
  const timed = isReading ? withoutFigures(line.when) : line.when;
  const heardWhen = isPlace ? { when: null, rest: timed } : hearWhen(timed, listening);
  const isEcho = heardWhen.when !== null && echoes(heardWhen.when, listening);
  const when = isEcho && expecting === "confirm" ? null : heardWhen.when;
  // "Let me check my calendar" is not about anybody else's.
  const delicate = isLooking ? [] : delicateIn(line, words, listening);
  const saidNow = {
    when,
    choice,
    durationMinutes: lengthOf(plain(heardWhen.rest), listening.durations),
    name,
    email,
    // A number that the assistant is asked to dial is not the caller's own.
    phone: delicate.includes("dial") && expecting !== "phone" ? null : phone,
    code,
  };
  const found = listening.readBack ? withoutEchoes(saidNow, listening.readBack) : saidNow;
  const given = givenOf(found);
  const questions = questionsOf(words);
  const corrects = correctsOf(intent, given, expecting);
  const evidence = evidenceOf(intent, signsOf(intent));
  const beside = {
    expecting,
    isChanging: given.length > 0 || corrects.length > 0,
    isAsking: questions.length > 0 || delicate.length > 0 || /\?\s*$/.test(said),
  };
  const answer = answerIn(isEcho || timed !== line.when ? plain(heardWhen.rest) : intent, {
    listening,
    beside,
    evidence,
  });
  const stop = stopIn(line, listening, evidence);
  const isAsked = expecting === "phone" && stop !== "stop" && !givesAddress(found);
  const isWithout = isAsked && refusesNumber(intent, plain(line.intent));
  const spoken = stop === "stop" ? (["optOut"] as Want[]) : wantsOf(intent, expecting, evidence);
  const wants = isWithout ? besideRefusal(spoken, intent) : spoken;
  const declines = declinesOf(intent, expecting).filter((detail) => !given.includes(detail));
  if (isWithout && !declines.includes("phone")) declines.push("phone");
  const told = { given, declines, corrects };
  const letsGo = letsGoOf(intent, evidence, { ...beside, ...told, answer, wants });
  if (
    expecting === "anythingElse" &&
    !beside.isAsking &&
    !wants.some(isWish) &&
    isLeaving(words, listening)
  )
    return { ...heardNothing(written), wants: ["goodbye"], answer: answer === "no" ? "no" : null };
  // Who gives or refuses a detail answers a question: more has to speak for another wish.
  const isAnswering = given.length > 0 || declines.length > 0;
  const mayStop =
    stop === "doubt" && !isWithout && (!isAnswering || evidence.stop >= enoughBesideAnswer);
  return {
    text: written,
    wants: letsGo ? wants.filter((want) => want !== "book") : wants,
    answer,
    letsGo,
    mayStop,
    ...found,
    // "Not now", "when we meet": no time of an appointment.
    ...(isWithout ? { when: null, choice: null } : {}),
    purpose: purposeOf(intent),
    declines,
    corrects: isWithout ? [] : corrects,
    questions,
    delicate: isWithout ? delicate.filter((one) => !innocent.has(one)) : delicate,
    alarm: expecting === "name" && name ? null : alarmOf(words),
    waits: false,
    backchannel,
    otherLanguage: otherLanguageOf(words, said, expecting === "name" && name !== null),
    language: "en",
    inEnglish: written,
  };
}

/** What is delicate in a line, and not in a detail that was asked for or in an answer to what was read back. */
function delicateIn(line: Line, words: string, { expecting, readBack }: Listening): Delicate[] {
  const { said, name, email, phone } = line;
  // "That's my husband's phone", said with the requested number, is not a question about others.
  const isTelling =
    (expecting === "phone" && phone !== null) ||
    // "The phone's off, it's 718 …": the other number replaces it.
    (expecting === "confirm" && phone !== null && correctsPhone(plain(line.intent))) ||
    (expecting === "email" && email !== null) ||
    (expecting === "name" && name !== null);
  const isTold = (one: Delicate) =>
    isTelling &&
    (innocent.has(one) ||
      (one === "dial" && (expecting === "confirm" || (name !== null && phone === null))));
  return delicateOf(words, said).filter(
    (one) => !isTold(one) && !(one === "otherClients" && isOnBehalf(words, readBack)),
  );
}

const enoughBesideAnswer = 0.45;

/** What a line says about being contacted. In Spanish a wish can have been read as a name: all of it is weighed. */
function stopIn({ said, intent }: Line, { expecting }: Listening, evidence: Evidence): Stop {
  const words = plain(intent);
  const stop = stopOf(words, evidence, expecting);
  const all = plain(said);
  if (stop === "stop" || all === words || optOutAt(all) < 0) return stop;
  return stopOf(all, evidenceOf(all, signsOf(all)), expecting);
}

// "See you Thursday" is no wish for an appointment.
const isWish = (want: Want) => want !== "goodbye" && want !== "human" && want !== "book";

/** Takes leave. A "0" that was pressed or said may ask for a person; typed, it says that there is nothing else. */
function isLeaving(words: string, { spoken }: Listening): boolean {
  return isParting(words) && !(spoken && /^(?:0|zero)$/.test(words));
}

function givesAddress({ email, phone, code }: Pick<Heard, "email" | "phone" | "code">): boolean {
  return email !== null || phone !== null || code !== null;
}

const durations = pattern`
  \b(?:(?:just |only |in )?(?:a|an|one|two|three|five|half a|a couple(?: of)?|another|\d) (?:more |quick )?(?:secs?
  |seconds?|moments?|minutes?|mins?|mo|ticks?)|(?:see|check|ask|look|think) (?:\w+ )*?(?:if|whether) .*)`;

/** "Um, let me look, two thirty": the time was found while looking for it. */
function namesTime(said: string, listening: Listening): boolean {
  const { when } = hearWhen(said.replace(durations, " , "), listening);
  return when !== null && when.minutes.length > 0;
}

// People use words of these topics when they spell their own names and addresses ("at the rate").
const innocent: ReadonlySet<Delicate> = new Set(["otherClients", "rates", "steering", "legal"]);

/** Whether a day and time only repeat the ones being discussed. */
function echoes(when: When, { about, zone, readBack }: Listening): boolean {
  const from = readBack?.from ?? null;
  const { days, minutes, span } = when;
  // "From the first to the third", where it is moved from the one to the other.
  const isFromTo = from !== null && span?.from === from.day && span.until === about.day;
  const isOther =
    (span !== null && !isFromTo) ||
    when.part !== null ||
    when.shift !== null ||
    when.soonest ||
    when.except.days.length > 0 ||
    when.except.weekdays.length > 0;
  const isElsewhere = when.zone !== undefined && when.zone !== "caller" && when.zone !== zone;
  if (isOther || isElsewhere) return false;
  const isDay =
    days.length === 0 || (about.day !== null && named(days, about.day, from?.day ?? null));
  const isMinute =
    minutes.length === 0 ||
    (about.minute !== null && named(minutes, about.minute, from?.minute ?? null));
  return isDay && isMinute && (days.length > 0 || minutes.length > 0 || isFromTo);
}

/** Whether the one is named, alone or along with where it comes from; what may be meant besides doesn't count. */
function named<One>(all: readonly One[], one: One, from: One | null): boolean {
  return all.includes(one) && (from === null || all[0] === one || all[0] === from);
}

type Found = Pick<Heard, "when" | "durationMinutes" | "name" | "email" | "phone" | "code">;

function givenOf({ when, durationMinutes, name, email, phone, code }: Found): Detail[] {
  const isDay = when !== null && (when.days.length > 0 || when.span !== null || when.soonest);
  const isTime =
    when !== null && (when.minutes.length > 0 || when.part !== null || when.shift !== null);
  const isExcept =
    when !== null && (when.except.days.length > 0 || when.except.weekdays.length > 0);
  const details: [Detail, boolean][] = [
    ["day", isDay || isExcept],
    ["time", isTime],
    ["length", durationMinutes !== null],
    ["name", name !== null],
    ["email", email !== null],
    ["phone", phone !== null],
    ["code", code !== null],
  ];
  return details.filter(([, isGiven]) => isGiven).map(([detail]) => detail);
}

const detectors: [Delicate, (words: string, text: string) => boolean][] = [
  ["instructions", givesInstructions],
  ["personalNumbers", tellsPersonalNumbers],
  ["otherClients", speaksOfOthers],
  ["dial", asksToDial],
  ["fraud", speaksOfFraud],
  ["steering", speaksOfNeighbors],
  ["legal", speaksOfLaw],
  ["qualify", speaksOfQualifying],
  ["rates", speaksOfRates],
];

/** The topics in a text on which the assistant gives no answer of its own, the most serious first. */
function delicateOf(words: string, text: string): Delicate[] {
  const found = detectors.flatMap(([kind, speaks]) => (speaks(words, text) ? [kind] : []));
  return found.some((one) => subjects.has(one)) && isSubject(words)
    ? found.filter((one) => !subjects.has(one))
    : found;
}

// What an appointment may be about.
const subjects: ReadonlySet<Delicate> = new Set(["rates", "qualify", "legal"]);
const asksSomething = pattern`
  \b(?:what|whats|which|how|when|why|who|whether|if|tell|give|quote|say|know|explain|promise|guarantee\w*|approve|any
  |do (?:i|you|we|they|she|he)|does|did|am i|are (?:you|we|they|there|the|your|my)|is (?:it|there|the|my|that|this|a)
  |will (?!be\b|need\b|take\b|come\b|do\b)|would (?:i|we|you|they|it|the)|could (?:you|she|he|i (?:get|qualify|afford))
  |can (?:you|she|he|they|i (?:get|qualify|afford|borrow))|should|lend|best|lowest|better|at least|or less)\b`;

const goesOver = /\b(?:talk about|talk over|discuss|go over|sit down about|meet about|meet over)\b/;

/** "I have good credit and want to come in": the subject of an appointment, about which nothing is asked. */
function isSubject(words: string): boolean {
  return (bookAt(words) >= 0 || goesOver.test(words)) && !asksSomething.test(words);
}
