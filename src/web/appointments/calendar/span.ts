import type { Day } from "#domain/kernel/day.ts";
import { addDays, daysBetween } from "#domain/kernel/zone-rules.ts";
import { addMonths, dayName, monthName, monthOf, weeksOf, weekStart } from "#web/ui/month/month.ts";
import type { Shown } from "./calendar-address.ts";

/** The days that a view shows; the month view shows whole weeks. */
export function daysShown({ view, day }: Shown): Day[] {
  if (view === "day") return [day];
  if (view === "week") return daysBetween(weekStart(day), addDays(weekStart(day), 6));
  return weeksOf(monthOf(day)).flat();
}

/** The day one month, week or day later; `by` is negative for earlier. */
export function stepped({ view, day }: Shown, by: number): Day {
  if (view === "month") return addMonths(day, by);
  return addDays(day, view === "week" ? 7 * by : by);
}

const monthAndDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "short",
  day: "numeric",
});

/** The title of what is shown: "November 2026", "Nov 22 – 28, 2026", or the full date of a day. */
export function titleOf(shown: Shown): string {
  if (shown.view === "day") return dayName(shown.day);
  if (shown.view === "month") return monthName(monthOf(shown.day));
  const days = daysShown(shown);
  const [first, last] = [days[0]!, days.at(-1)!];
  const [firstYear, lastYear] = [first.slice(0, 4), last.slice(0, 4)];
  const short = (day: Day) => monthAndDay.format(Date.parse(day));
  const from = firstYear === lastYear ? short(first) : `${short(first)}, ${firstYear}`;
  const to = monthOf(first) === monthOf(last) ? String(Number(last.slice(8))) : short(last);
  return `${from} – ${to}, ${lastYear}`;
}
