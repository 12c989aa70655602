import type { Day, Minute } from "../calendar.ts";
import type { Listening, When } from "../heard.ts";
import { hearWhen } from "../when/hear-when.ts";

/** For tests: a Wednesday at 10:00, the day before Thanksgiving; nothing has been asked or offered. */
export const wednesday: Listening = {
  expecting: "nothing",
  today: "2026-11-25" as Day,
  minute: 600,
  offered: [],
  about: { day: null, minute: null },
  durations: [30],
  spoken: true,
};

const two = (number: number) => String(number).padStart(2, "0");
const clockTime = (minute: Minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/**
 * For tests: what was understood, in one line, in this order: days (without 2026), a span, times, a part of the day,
 * what is excluded, soonest, shift, flags: "12-01 14:00 02:00", "11-30..12-06 no:tue,fri", "part:13:00-15:00 !past".
 */
export function heardIn(text: string, change: Partial<Listening> = {}): string {
  return inShort(hearWhen(text, { ...wednesday, ...change }).when);
}

/** For tests: a requested time in one line; "-" where nothing was understood. */
export function inShort(when: When | null): string {
  if (!when) return "-";
  const short = (day: Day) => day.replace(/^2026-/, "");
  const { span, part, except, shift } = when;
  const out = [
    ...except.weekdays.map((weekday) => weekdays[weekday - 1]),
    ...except.days.map(short),
  ];
  return [
    ...when.days.map(short),
    ...(span ? [`${short(span.from)}..${short(span.until)}`] : []),
    ...when.minutes.map(clockTime),
    ...(part ? [`part:${clockTime(part.from)}-${clockTime(part.until)}`] : []),
    ...(out.length > 0 ? [`no:${out.join(",")}`] : []),
    ...(when.soonest ? ["soonest"] : []),
    ...(shift ? [[shift.direction, ...(shift.minutes ? [shift.minutes] : [])].join(":")] : []),
    ...when.flags.map((flag) => `!${flag}`),
  ].join(" ");
}
