import type { Day } from "#domain/kernel/day.ts";
import { longDayText } from "#domain/kernel/moment-text.ts";
import { utc } from "#domain/kernel/zone-rules.ts";
import type { Shown } from "./calendar-address.ts";
import { daysShown } from "./span.ts";

// A day has no zone: it is spelled in UTC, in which it begins.
const momentOf = (day: Day) => new Date(`${day}T00:00:00Z`);
const spell = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
  return (day: Day) => format.format(momentOf(day));
};
const month = spell({ month: "long", year: "numeric" });
const short = spell({ month: "short", day: "numeric" });
const weekday = spell({ weekday: "short" });
const weekdayLong = spell({ weekday: "long" });

/** "Monday, November 23, 2026". */
export function dayWords(day: Day): string {
  return longDayText(momentOf(day), utc);
}

/** "Mon" and "Monday". */
export const weekdayWords = { short: weekday, long: weekdayLong };

/** The heading of what is shown: "November 2026", "Nov 22 – 28, 2026", or the day in full. */
export function titleOf(shown: Shown): string {
  if (shown.view === "day") return dayWords(shown.day);
  if (shown.view === "month") return month(shown.day);
  const days = daysShown(shown);
  const [first, last] = [days[0]!, days.at(-1)!];
  const [firstYear, lastYear] = [first.slice(0, 4), last.slice(0, 4)];
  const from = firstYear === lastYear ? short(first) : `${short(first)}, ${firstYear}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${from} – ${isOneMonth ? String(Number(last.slice(8))) : short(last)}, ${lastYear}`;
}
