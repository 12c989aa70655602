/** A calendar day as YYYY-MM-DD, without a time and so without a time zone. */
export type Day = string & { readonly __brand: "Day" };

/** A minute of a day in local time: 0 is midnight, 1439 is 23:59. */
export type Minute = number;

const dayMs = 24 * 60 * 60_000;

/** The day this many days later, or earlier if negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10) as Day;
}

/** The day of the week: 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The days from one to another, both included. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A range of days, both included. */
export type DaySpan = { from: Day; until: Day };

/** The year, month and date of a day. */
export function numbersOf(day: Day): { year: number; month: number; date: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    date: Number(day.slice(8, 10)),
  };
}

/** How many days a month has. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day with this year, month and date; null for one that does not exist, such as February 30. */
export function dayOf(year: number, month: number, date: number): Day | null {
  if (month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return null;
  return `${year}-${pad(month)}-${pad(date)}` as Day;
}

/** The month this many months after a day's month, with its year. */
export function monthAfter(day: Day, months: number): { year: number; month: number } {
  const { year, month } = numbersOf(day);
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** All days of a month. */
export function monthSpan({ year, month }: { year: number; month: number }): DaySpan {
  return { from: dayOf(year, month, 1)!, until: dayOf(year, month, daysInMonth(year, month))! };
}

/** The first such weekday after a day; with `orSame` that day itself counts. */
export function weekdayAfter(day: Day, weekday: number, orSame = false): Day {
  const ahead = (weekday - weekdayOf(day) + 7) % 7;
  return addDays(day, ahead === 0 && !orSame ? 7 : ahead);
}

/** The week of a day, Monday to Sunday. */
export function weekOf(day: Day): DaySpan {
  const from = addDays(day, 1 - weekdayOf(day));
  return { from, until: addDays(from, 6) };
}

/** The nth such weekday of a month, the last for -1; null where the month has none. */
export function nthWeekday(span: DaySpan, weekday: number, nth: number): Day | null {
  const first = weekdayAfter(span.from, weekday, true);
  if (nth === -1) return addDays(weekdayAfter(addDays(span.until, -7), weekday), 0);
  const day = addDays(first, 7 * (nth - 1));
  return day <= span.until ? day : null;
}

/** The next day with this month and date, today included; null if neither this year nor the next has it. */
export function nextMonthDay(today: Day, month: number, date: number): Day | null {
  const { year } = numbersOf(today);
  for (const candidate of [dayOf(year, month, date), dayOf(year + 1, month, date)])
    if (candidate && candidate >= today) return candidate;
  return null;
}

/** The later of two days. */
export function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
