import type { Day } from "#domain/kernel/day.ts";
import type { Minute, WallTime } from "#domain/kernel/zone-rules.ts";

/** Entries move in steps of this many minutes. */
export const stepMinutes = 15;
const endOfDay = 24 * 60;

/** How far an entry was moved, in time steps and days. */
export type Steps = { steps: number; days: number };

/** The new start after some steps, aligned to a quarter hour and kept within the day and the shown days. */
export function movedBy(
  { day, minute }: WallTime,
  { steps, days }: Steps,
  shown: readonly Day[],
): WallTime {
  const index = Math.min(shown.length - 1, Math.max(0, shown.indexOf(day) + days));
  return { day: shown[index] ?? day, minute: minuteAfter(minute, steps) };
}

function minuteAfter(minute: Minute, steps: number): Minute {
  if (steps === 0) return minute;
  const quarter = minute / stepMinutes;
  const start = steps > 0 ? Math.floor(quarter) : Math.ceil(quarter);
  const last = endOfDay - stepMinutes;
  return Math.min(last, Math.max(0, (start + steps) * stepMinutes));
}
