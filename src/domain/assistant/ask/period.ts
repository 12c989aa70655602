import type { Day } from "#domain/kernel/day.ts";
import { addDays, type Minute, weekdayOf } from "#domain/kernel/zone-rules.ts";
import type { Listening, When } from "#understanding/heard.ts";
import { normal } from "#understanding/text.ts";
import { hearWhen } from "#understanding/understand.ts";
import type { Period } from "./question.ts";

/** The professional's local day and minute. */
export type Clock = { today: Day; minute: Minute };

/** The days that a question names, and the time of day in them. */
export type Asked = { period: Period | null; when: When | null };

/** The days of a question. Weeks begin on Monday; unlike for bookings, the past counts as well. */
export function askedDays(text: string, clock: Clock): Asked {
  // In "am I free tomorrow", "morning" is not meant; "am I busy on Friday" does not exclude Friday.
  const words = normal(text)
    .replace(/\b(?:am i|i am)\b/g, "i")
    .replace(/\b(?:busy|booked)\b/g, "free");
  const stretch = stretchOf(words, clock.today);
  const { when } = hearWhen(words, listening(clock));
  return { period: stretch ?? whenDays(when), when };
}

/** The period without its past days; a period that is entirely past is kept. */
export function ahead({ from, until }: Period, today: Day): Period {
  return from < today && today <= until ? { from: today, until } : { from, until };
}

/** One day. */
export function dayAlone(day: Day): Period {
  return { from: day, until: day };
}

/** The month of a day; `months` later or, if negative, earlier. */
export function monthOf(day: Day, months = 0): Period {
  const [year, month] = day.split("-").map(Number);
  const iso = (date: number) => new Date(date).toISOString().slice(0, 10) as Day;
  return {
    from: iso(Date.UTC(year!, month! - 1 + months, 1)),
    until: iso(Date.UTC(year!, month! + months, 0)),
  };
}

function weekOf(day: Day, weeks = 0): Period {
  const from = addDays(day, 1 - weekdayOf(day) + 7 * weeks);
  return { from, until: addDays(from, 6) };
}

const stretches: [RegExp, (today: Day) => Period][] = [
  [/\bnext week\b/, (today) => weekOf(today, 1)],
  [/\b(?:last|previous|the past) week\b/, (today) => weekOf(today, -1)],
  [/\b(?:this|the|current) week\b|\bweek so far\b/, (today) => weekOf(today)],
  [/\bnext month\b/, (today) => monthOf(today, 1)],
  [/\b(?:last|previous|the past) month\b/, (today) => monthOf(today, -1)],
  [/\b(?:this|the|current) month\b|\bmonth so far\b/, (today) => monthOf(today)],
  [/\b(?:this|the|current) year\b/, (today) => yearOf(today)],
  [/\byesterday\b/, (today) => dayAlone(addDays(today, -1))],
];
const days = /\b(next|coming|last|past|previous) (\d{1,3}) days\b/;
// "The end of next week" is less than the week.
const partOfIt = /\b(?:end|beginning|start|middle|rest|early|late|later|mid)\b/;

function stretchOf(words: string, today: Day): Period | null {
  const [, side, count] = days.exec(words) ?? [];
  if (count) {
    const more = Math.max(0, Number(count) - 1);
    return side === "next" || side === "coming"
      ? { from: today, until: addDays(today, more) }
      : { from: addDays(today, -more), until: today };
  }
  if (partOfIt.test(words)) return null;
  return stretches.find(([pattern]) => pattern.test(words))?.[1](today) ?? null;
}

function yearOf(day: Day): Period {
  const year = day.slice(0, 4);
  return { from: `${year}-01-01` as Day, until: `${year}-12-31` as Day };
}

function whenDays(when: When | null): Period | null {
  if (!when) return null;
  const [day] = when.days;
  return day ? dayAlone(day) : when.span;
}

function listening({ today, minute }: Clock): Listening {
  return {
    expecting: "day",
    today,
    minute,
    offered: [],
    about: { day: null, minute: null },
    durations: [],
    spoken: false,
  };
}
