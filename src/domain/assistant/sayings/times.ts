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
  return `${date} at ${clockWords(moment, zone)}`;
}

/** "2:00 PM"; of a time that comes twice, which of the two. */
function clockWords(moment: Date, zone: ZoneRules): string {
  const text = timeText(moment, zone);
  const which = whichOfTwice(moment, zone);
  return which ? `${text} (${which} the clocks go back)` : text;
}

/** Which of two equal local times this is, where the clocks are set back between them; null on all other days. */
export function whichOfTwice(moment: Date, { offsets }: ZoneRules): "before" | "after" | null {
  const at = moment.getTime();
  for (const [index, [since, minutes]] of offsets.entries()) {
    const twice = ((offsets[index - 1]?.[1] ?? minutes) - minutes) * 60_000;
    if (at >= since - twice && at < since) return "before";
    if (at >= since && at < since + twice) return "after";
  }
  return null;
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
    byDay.set(day, [...(byDay.get(day) ?? []), clockWords(start, zone)]);
  }
  const parts = [...byDay].map(([day, times]) => ({ day, times }));
  if (parts.length === 1) return `${dayWords(parts[0]!.day)} at ${either(parts[0]!.times)}`;
  return either(parts.map(({ day, times }) => `${dayWords(day)} at ${either(times)}`));
}

/** "Do you mean Tuesday, November 24 at 4:00 PM or 4:30 PM?". */
export function whichStart(starts: readonly Date[], zone: ZoneRules): string {
  return `Do you mean ${startsWords(starts, zone)}?`;
}

/** "1:00 PM Central Time (Chicago) is 2:00 PM Eastern Time (New York)." */
export function sameMoment(said: string, here: string): string {
  return `${said} is ${here}.`;
}

/** "All times here are in Eastern Time (New York)." */
export function allTimesIn(zone: string): string {
  return `All times here are in ${zone}.`;
}

/** "3:00 PM isn't free." */
export function isTaken(moment: Date, zone: ZoneRules): string {
  return `${timeText(moment, zone)} isn't free.`;
}

/** "a", "a or b", "a, b or c". */
export function either(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} or ${items.at(-1)!}`;
}
