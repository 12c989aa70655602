import type { DayPhrasing, Slots, TargetDay } from "./shape.ts";

/** How people say a day. The `fits` are strict: where two listeners might understand two days, none fits. */
export const days: readonly DayPhrasing[] = [
  { says: "tomorrow", fits: inDays(1) },
  { says: "tmrw", fits: inDays(1), noise: "typed" },
  { says: "tomorow", fits: inDays(1), noise: "typed" },
  { says: "2morrow", fits: inDays(1), noise: "typed" },
  { says: "tomorrow, {weekday}", fits: inDays(1) },
  { says: "tomorrow the {ordinal}", fits: inDays(1) },
  { says: "uh tomorrow i guess", fits: inDays(1), noise: "asr", alone: true },
  { says: "Tomorrow would be wonderful.", fits: inDays(1), alone: true },
  { says: "how about tomorrow", fits: inDays(1), alone: true },
  { says: "the day after tomorrow", fits: inDays(2) },
  { says: "day after tomorrow", fits: inDays(2) },
  { says: "not tomorrow but the day after", fits: inDays(2) },
  { says: "in two days", fits: inDays(2) },
  { says: "two days from now", fits: inDays(2) },
  { says: "in three days", fits: inDays(3) },
  { says: "three days from today", fits: inDays(3) },
  { says: "4 days from now", fits: inDays(4), noise: "typed" },
  { says: "in five days", fits: inDays(5) },
  { says: "in a week", fits: inDays(7) },
  { says: "a week from today", fits: inDays(7) },
  { says: "one week from now", fits: inDays(7) },
  { says: "same day next week", fits: inDays(7) },
  { says: "a week from tomorrow", fits: inDays(8) },
  { says: "in ten days", fits: inDays(10) },
  { says: "two weeks from today", fits: inDays(14) },
  { says: "in 2 weeks", fits: inDays(14), noise: "typed" },
  { says: "two weeks from tomorrow", fits: inDays(15) },
  { says: "{weekday}", fits: isComing },
  { says: "on {weekday}", fits: isComing, alone: true },
  { says: "{weekdayShort}", fits: isComing, noise: "typed" },
  { says: "this coming {weekday}", fits: isComing },
  { says: "the coming {weekday}", fits: isComing },
  { says: "{weekday} if you've got it", fits: isComing },
  { says: "um let me see {weekday} i think", fits: isComing, noise: "asr", alone: true },
  { says: "{weekday} works for me", fits: isComing, alone: true },
  {
    says: "{weekday}s are good so this {weekday}",
    fits: isLaterThisWeek,
    noise: "asr",
    alone: true,
  },
  { says: "I could manage {weekday}.", fits: isComing, alone: true },
  { says: "maybe {weekday}? if not no worries", fits: isComing, alone: true },
  { says: "not monday, {weekday}", fits: (day) => isComing(day) && day.weekday !== 1, alone: true },
  {
    says: "anything but friday really, so {weekday}",
    fits: (day) => isComing(day) && day.weekday !== 5,
    alone: true,
  },
  {
    says: "tuesdays i have dialysis so {weekday}",
    fits: (day) => isComing(day) && day.weekday !== 2,
    noise: "asr",
    alone: true,
  },
  { says: "this {weekday}", fits: isLaterThisWeek },
  { says: "{weekday} this week", fits: isLaterThisWeek },
  { says: "later this week, {weekday}", fits: (day) => isLaterThisWeek(day) && day.ahead > 1 },
  { says: "end of the week, friday", fits: (day) => isLaterThisWeek(day) && day.weekday === 5 },
  { says: "next {weekday}", fits: isNextEitherWay },
  { says: "{weekday} next week", fits: isNextWeek },
  { says: "next week {weekday}", fits: isNextWeek },
  { says: "next week on the {weekday}", fits: isNextWeek },
  { says: "next week, {weekday} the {ordinal}", fits: isNextWeek },
  {
    says: "the beginning of next week, monday",
    fits: (day) => isNextWeek(day) && day.weekday === 1,
  },
  { says: "i'm away this week, next week {weekday} is ok", fits: isNextWeek, alone: true },
  { says: "a week from {weekday}", fits: isWeekAfterComing },
  { says: "a week from this {weekday}", fits: isWeekAfterComing },
  { says: "{weekday} week", fits: isWeekAfterComing, noise: "asr" },
  {
    says: "not this {weekday}, the one after",
    fits: (day) => isWeekAfterComing(day) && isLaterThisWeek({ ...day, ahead: day.ahead - 7 }),
  },
  { says: "two weeks from {weekday}", fits: ({ ahead }) => ahead >= 15 && ahead <= 20 },
  { says: "the {ordinal}", fits: isPlainNumber },
  { says: "the {ordinalWord}", fits: isPlainNumber, noise: "asr" },
  { says: "on the {ordinal}", fits: isPlainNumber, alone: true },
  { says: "the {ordinal} of this month", fits: ({ sameMonth }) => sameMonth },
  { says: "the {ordinal} of next month", fits: isNextMonth },
  { says: "next month on the {ordinalWord}", fits: isNextMonth },
  { says: "{weekday} the {ordinal}", fits: isPlainNumber },
  { says: "{weekday} the {ordinalWord}", fits: isPlainNumber },
  { says: "the {ordinal}, that's a {weekday}", fits: isPlainNumber },
  {
    says: "the {ordinal} i think that's a {weekday} right",
    fits: isPlainNumber,
    noise: "asr",
    alone: true,
  },
  { says: "does the {ordinal} work", fits: isPlainNumber, alone: true },
  { says: "My son drives me on the {ordinalWord}, so then.", fits: isPlainNumber, alone: true },
  { says: "{month} {ordinal}", fits: always },
  { says: "{month} {cardinal}", fits: always },
  { says: "{month} the {ordinalWord}", fits: always },
  { says: "{month} {ordinalWord}", fits: always, noise: "asr" },
  { says: "the {ordinal} of {month}", fits: always },
  { says: "the {ordinalWord} of {month}", fits: always },
  { says: "{cardinal} {month}", fits: always },
  { says: "{weekday}, {month} {cardinal}", fits: always },
  { says: "{weekday} {month} {ordinalWord}", fits: always, noise: "asr" },
  { says: "{weekday} {cardinal} {month}", fits: always },
  { says: "{weekday} the {ordinal} of {month}", fits: always },
  { says: "{monthShort} {cardinal}", fits: always, noise: "typed" },
  { says: "{monthShort}. {ordinal}", fits: always, noise: "typed" },
  { says: "{weekdayShort} {monthShort} {cardinal}", fits: always, noise: "typed" },
  { says: "{mm/dd}", fits: always, noise: "typed" },
  { says: "{weekday} {mm/dd}", fits: always, noise: "typed" },
  { says: "{weekdayShort} {mm/dd}", fits: always, noise: "typed" },
  { says: "it'd have to be {month} {ordinal}", fits: always, alone: true },
  { says: "let me get my glasses, {weekday} {month} the {ordinalWord}", fits: always, alone: true },
  { says: "I am free only {cardinal} of {month}.", fits: always, alone: true },
];

/** The slots of `days` for one calendar day; months count from 1. */
export function dayWords(date: { year: number; month: number; day: number }): Slots {
  const { year, month, day } = date;
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? "";
  const monthName = MONTHS[month - 1] ?? "";
  return {
    weekday,
    weekdayShort: weekday.slice(0, 3),
    month: monthName,
    monthShort: monthName.slice(0, 3),
    ordinal: `${day}${suffixOf(day)}`,
    ordinalWord: ordinalWordOf(day),
    cardinal: String(day),
    "mm/dd": `${month}/${day}`,
  };
}

function inDays(days: number): (day: TargetDay) => boolean {
  return ({ ahead }) => ahead === days;
}

function always(): boolean {
  return true;
}

/** A week ahead is left out: "Tuesday" said on a Tuesday may be today. */
function isComing({ ahead }: TargetDay): boolean {
  return ahead >= 1 && ahead <= 6;
}

/** Sunday ends the week for someone who speaks before it and begins one for someone who speaks on it. */
function isLaterThisWeek({ ahead, weekday, todayWeekday }: TargetDay): boolean {
  return ahead <= 6 && (weekday === 0 ? 7 : weekday) > todayWeekday;
}

/** From Monday to Saturday, as seen from Monday to Saturday: there everyone agrees where the week ends. */
function isNextWeek({ ahead, weekday, todayWeekday }: TargetDay): boolean {
  return todayWeekday !== 0 && weekday !== 0 && ahead === 7 - todayWeekday + weekday;
}

/** "Next Tuesday" is clear when the coming one is in the next week but not within a few days, or today is one. */
function isNextEitherWay(day: TargetDay): boolean {
  return isNextWeek(day) && day.ahead <= 7 && day.ahead > 2;
}

function isWeekAfterComing({ ahead }: TargetDay): boolean {
  return ahead >= 8 && ahead <= 13;
}

/** The number alone means the next such day, which no one misunderstands within three weeks. */
function isPlainNumber({ ahead, sameMonth }: TargetDay): boolean {
  return sameMonth || ahead <= 20;
}

/** Within 28 days no month can be skipped. */
function isNextMonth({ ahead, sameMonth }: TargetDay): boolean {
  return !sameMonth && ahead <= 28;
}

function suffixOf(day: number): string {
  if (day >= 11 && day <= 13) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}

function ordinalWordOf(day: number): string {
  const small = ORDINALS[day];
  if (small !== undefined) return small;
  if (day === 30) return "thirtieth";
  return `${day > 30 ? "thirty" : "twenty"} ${ORDINALS[day % 10] ?? ""}`;
}

const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
const ORDINALS = [
  ..." first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(
    " ",
  ),
  ..."thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  ),
];
