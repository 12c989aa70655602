import { alarmOf } from "./delicate/alarms.ts";
import { delicateIn, innocent } from "./delicate/topics.ts";
import { otherLanguageOf } from "./details/language.ts";
import { lengthOf, purposeOf } from "./details/meeting.ts";
import {
  type Detail,
  type Heard,
  heardNothing,
  type Line,
  type Listening,
  type Want,
} from "./heard.ts";
import { answerIn } from "./intent/answer-in.ts";
import { choiceOf, isBareNumber } from "./intent/choice.ts";
import { correctsOf, declinesOf } from "./intent/corrections.ts";
import { repeatsTime, withoutEchoes } from "./intent/echo.ts";
import { type Evidence, evidenceOf } from "./intent/evidence.ts";
import { letsGoOf } from "./intent/lets-go.ts";
import { isParting } from "./intent/parting.ts";
import { questionsOf } from "./intent/questions.ts";
import { optOutAt } from "./intent/refusals.ts";
import { besideRefusal, refusesNumber } from "./intent/refused-number.ts";
import { signsOf } from "./intent/signs.ts";
import { withoutFigures } from "./intent/small-words.ts";
import { certain, type Stop, stopOf } from "./intent/stops.ts";
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
  const isEcho = heardWhen.when !== null && repeatsTime(heardWhen.when, listening);
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
  const refused = declinesOf(intent, expecting).filter((detail) => !given.includes(detail));
  const alone = stopIn(line, listening, evidence);
  const isNamed = optOutAt(words) >= 0 || optOutAt(withAddress(said)) >= 0;
  const isSure = given.length === 0 || isNamed || evidence.stop >= certain;
  const stop = alone === "stop" && !isSure ? "doubt" : alone;
  const isAsked = expecting === "phone" && stop !== "stop" && !givesAddress(found);
  const isWithout = isAsked && refusesNumber(intent, plain(line.intent));
  const spoken = stop === "stop" ? (["optOut"] as Want[]) : wantsOf(intent, expecting, evidence);
  const wants = isWithout ? besideRefusal(spoken, intent) : spoken;
  const declines: Detail[] =
    isWithout && !refused.includes("phone") ? [...refused, "phone"] : refused;
  const told = { given, declines, corrects };
  const letsGo = letsGoOf(intent, evidence, { ...beside, ...told, answer, wants });
  if (
    expecting === "anythingElse" &&
    !beside.isAsking &&
    !wants.some(isWish) &&
    isLeaving(words, listening)
  )
    return { ...heardNothing(written), wants: ["goodbye"], answer: answer === "no" ? "no" : null };
  const isElse = given.length > 0 || wants.some(isWish);
  const besideElse = isElse ? enoughBesideElse : refused.length > 0 ? enoughBesideRefusal : 0;
  const least = isNamed ? 0 : besideElse;
  const mayStop = stop === "doubt" && evidence.stop >= least;
  const heard: Heard = {
    text: written,
    wants: letsGo ? wants.filter((want) => want !== "book") : wants,
    answer,
    letsGo,
    mayStop,
    ...found,
    purpose: purposeOf(intent),
    declines,
    corrects,
    questions,
    delicate,
    alarm: expecting === "name" && name ? null : alarmOf(words),
    waits: false,
    backchannel,
    otherLanguage: otherLanguageOf(words, said, expecting === "name" && name !== null),
    language: "en",
    inEnglish: written,
  };
  return isWithout ? asRefusal(heard) : heard;
}

/** A refused number: "not now", "when we meet", "I don't give that out" are no time, no correction and no stop. */
function asRefusal(heard: Heard): Heard {
  const delicate = heard.delicate.filter((one) => !innocent.has(one));
  return { ...heard, mayStop: false, when: null, choice: null, corrects: [], delicate };
}

/** How much must speak for asking whether to stop, where a line also gives details or has a wish, or refuses a detail. */
const enoughBesideElse = 0.7;
const enoughBesideRefusal = 0.45;

/** What a line says about being contacted. In Spanish a wish can have been read as a name: all of it is weighed. */
function stopIn(
  { said, intent, isSpanish }: Line,
  { expecting }: Listening,
  evidence: Evidence,
): Stop {
  const words = plain(intent);
  const stop = stopOf(words, evidence, expecting);
  const all = withAddress(said);
  if (stop === "stop" || (all === words && !isSpanish) || optOutAt(all) < 0) return stop;
  const ofAll = evidenceOf(all, signsOf(all));
  // The weights were learned from English sentences: what rules found in Spanish, or of an address, needs little else.
  const isRuled = all !== plain(said) || (isSpanish && !limits.test(all));
  return stopOf(
    all,
    isRuled ? { ...ofAll, stop: Math.max(ofAll.stop, certain) } : ofAll,
    expecting,
  );
}

const limits = /\b(?:better|rather|only|after|before|instead|actually|but)\b/;

/** "Take vera@lind.test off anything you send": with the address as what it is. */
function withAddress(said: string): string {
  return plain(
    said.replace(/\S+@\S+\w/g, "my email").replace(/\+?\d[\d ().-]{5,}\d/g, "my number"),
  );
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
