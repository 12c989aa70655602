import type { Day } from "#domain/kernel/day.ts";
import { longDayText, timeText } from "#domain/kernel/moment-text.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import type { TurnContext } from "../turn/context.ts";

// How times are said: always with weekday and date, because "Tuesday" alone books wrong weeks; the year only when it is
// a different one; the time zone only when the two differ.

const utcDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  month: "long",
  day: "numeric",
});

/** "Tuesday, November 24". */
export function dayWords(day: Day): string {
  return utcDay.format(new Date(`${day}T00:00:00Z`));
}

/** "Tuesday, November 24 at 2:00 PM", in a time zone. */
export function momentWords(moment: Date, zone: ZoneRules, now: Date): string {
  const { day } = wallTimeOf(zone, moment);
  const isThisYear = day.slice(0, 4) === wallTimeOf(zone, now).day.slice(0, 4);
  const date = isThisYear ? dayWords(day) : longDayText(moment, zone);
  return `${date} at ${timeText(moment, zone)}`;
}

/** A time as it is confirmed: with the time zone, and with the professional's local time where it differs. */
export function exactMomentWords(moment: Date, context: TurnContext): string {
  const { callerZone, circumstances, now, professional } = context;
  const { zone } = circumstances;
  const text = `${momentWords(moment, callerZone, now)}, ${zoneName(callerZone.zone)}`;
  if (momentWords(moment, zone, now) === momentWords(moment, callerZone, now)) return text;
  return `${text}, which is ${timeText(moment, zone)}, ${zoneName(zone.zone)}, for ${professional.fullName}`;
}

/** Several starts in one sentence; those of one day share it. "Tuesday, November 24 at 9:00 AM, 1:00 PM or 4:30 PM". */
export function startsWords(starts: readonly Date[], zone: ZoneRules): string {
  const byDay = new Map<Day, string[]>();
  for (const start of starts) {
    const { day } = wallTimeOf(zone, start);
    byDay.set(day, [...(byDay.get(day) ?? []), timeText(start, zone)]);
  }
  const parts = [...byDay].map(([day, times]) => ({ day, times }));
  if (parts.length === 1) return `${dayWords(parts[0]!.day)} at ${either(parts[0]!.times)}`;
  return either(parts.map(({ day, times }) => `${dayWords(day)} at ${either(times)}`));
}

/** "a", "a or b", "a, b or c". */
export function either(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} or ${items.at(-1)!}`;
}
