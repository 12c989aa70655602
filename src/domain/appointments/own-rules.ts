import { minutesOf, weekdayKeys } from "./availability.ts";
import { addDays, instantOf, wallTimeOf, weekdayOf } from "#domain/kernel/zone-rules.ts";
import { type Busy, type Circumstances, isDayOff, isFull } from "./free-slots.ts";

/** The professional's own rules that an entry can break. They are only warned about; overlaps are always refused. */
export type OwnRule = "day off" | "outside hours" | "too close" | "day full";

/** An entry that a professional is about to add or move. */
export type Plan = { startsAt: Date; durationMinutes: number; takesTime: boolean };

const minuteMs = 60_000;

/** Which of the professional's own rules an entry breaks. Tasks and reminders block no time and break none. */
export function brokenRules(circumstances: Circumstances, plan: Plan): OwnRule[] {
  if (!plan.takesTime) return [];
  const { availability, zone } = circumstances;
  const { day } = wallTimeOf(zone, plan.startsAt);
  const away = isDayOff(availability, day);
  return [
    ...(away ? (["day off"] as const) : []),
    ...(!away && !isWithinHours(circumstances, plan) ? (["outside hours"] as const) : []),
    ...(isTooClose(circumstances, plan) ? (["too close"] as const) : []),
    ...(isFull(circumstances, day) ? (["day full"] as const) : []),
  ];
}

/** The entry that overlaps the planned time, if any. */
export function overlapping<Entry extends Busy>(
  busy: readonly Entry[],
  { startsAt, durationMinutes }: Plan,
): Entry | undefined {
  const until = startsAt.getTime() + durationMinutes * minuteMs;
  return busy.find((entry) => {
    const from = entry.startsAt.getTime();
    return from < until && startsAt.getTime() < from + entry.durationMinutes * minuteMs;
  });
}

function isWithinHours({ availability, zone }: Circumstances, plan: Plan): boolean {
  const { weeklyHours } = availability;
  if (weeklyHours === null) return true;
  const { day } = wallTimeOf(zone, plan.startsAt);
  const start = plan.startsAt.getTime();
  const end = start + plan.durationMinutes * minuteMs;
  return weeklyHours[weekdayKeys[weekdayOf(day) - 1]!].some((window) => {
    const { from, until } = minutesOf(window);
    const opens = instantOf(zone, { day, minute: from });
    const closes =
      until === 24 * 60
        ? instantOf(zone, { day: addDays(day, 1), minute: 0 })
        : instantOf(zone, { day, minute: until });
    return opens && closes && opens.getTime() <= start && end <= closes.getTime();
  });
}

function isTooClose({ availability, busy }: Circumstances, plan: Plan): boolean {
  const { bufferMinutes } = availability;
  if (bufferMinutes === 0) return false;
  const widened = {
    ...plan,
    startsAt: new Date(plan.startsAt.getTime() - bufferMinutes * minuteMs),
    durationMinutes: plan.durationMinutes + 2 * bufferMinutes,
  };
  return overlapping(busy, widened) !== undefined && overlapping(busy, plan) === undefined;
}
