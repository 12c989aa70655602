import type { Day } from "#domain/kernel/day.ts";
import { minuteOf } from "#domain/kernel/clock-time.ts";
import {
  addDays,
  clockOf,
  instantOf,
  type Minute,
  wallTimeOf,
  weekdayOf,
  type ZoneRules,
} from "#domain/kernel/zone-rules.ts";
import {
  type Availability,
  demoDurations,
  minutesOf,
  standardDemoStarts,
  standardStarts,
  weekdayKeys,
} from "./availability.ts";

// In SQL (docs/schema.sql): `appointments_no_overlap` refuses two active entries that occupy the same time.

/** What a visitor books: an appointment with a professional, or a demo with the admin. */
export type BookingKind = "Appointment" | "Demo";

/** Taken time: an active appointment, demo or callback. Only its bounds, so that no client's name can leak. */
export type Busy = {
  startsAt: Date;
  durationMinutes: number;
  /** Whether it counts toward the daily cap: appointments and demos do, callbacks do not. */
  countsTowardsCap: boolean;
};

/** The settings, with whichever lengths apply right now: an existing appointment may be moved whatever its length. */
export type Hours = Omit<Availability, "durations"> & { durations: readonly number[] };

/** Everything that decides which times are free. */
export type Circumstances = {
  kind: BookingKind;
  availability: Hours;
  /** The professional's time zone, in which booking hours are meant. */
  zone: ZoneRules;
  busy: readonly Busy[];
  now: Date;
};

const minuteMs = 60_000;

const standardMinutes: Record<BookingKind, Minute[]> = {
  Appointment: standardStarts.map((time) => minuteOf(time)!),
  Demo: standardDemoStarts.map((time) => minuteOf(time)!),
};

/**
 * The instants between `from` and `until` at which an appointment of this length may start, in order. This is the only
 * rule for what is free: the booking page, the booking itself, moving and the professional's own dialog all use it.
 */
export function freeSlots(
  circumstances: Circumstances,
  { durationMinutes, from, until }: { durationMinutes: number; from: Date; until: Date },
): Date[] {
  const { zone, now, availability, kind } = circumstances;
  if (!offeredDurations(availability, kind).includes(durationMinutes)) return [];
  const today = wallTimeOf(zone, now).day;
  const last = addDays(today, availability.horizonDays);
  const earliest = Math.max(
    from.getTime(),
    now.getTime() + availability.minimumNoticeMinutes * minuteMs,
  );
  const isClear = clearOf(circumstances.busy, availability.bufferMinutes);
  const slots: Date[] = [];
  let day = laterOf(today, addDays(wallTimeOf(zone, from).day, -1));
  const lastShown = earlierOf(last, addDays(wallTimeOf(zone, until).day, 1));
  for (; day <= lastShown; day = addDays(day, 1)) {
    if (isDayOff(availability, day) || isFull(circumstances, day)) continue;
    for (const start of startsOf(circumstances, { day, durationMinutes })) {
      const at = start.getTime();
      // A slot that starts this very moment would already be past when it is booked.
      if (at < earliest || at <= now.getTime() || at >= until.getTime()) continue;
      if (isClear(at, durationMinutes)) slots.push(start);
    }
  }
  return slots;
}

/** Whether an appointment may start exactly then, that is, whether it is one of the free slots. */
export function isFree(
  circumstances: Circumstances,
  { startsAt, durationMinutes }: { startsAt: Date; durationMinutes: number },
): boolean {
  const until = new Date(startsAt.getTime() + minuteMs);
  const slots = freeSlots(circumstances, { durationMinutes, from: startsAt, until });
  return slots.some((slot) => slot.getTime() === startsAt.getTime());
}

/**
 * How far around a requested time the nearest free starts are searched, in days; taken times must be loaded for that
 * range.
 */
export const nearestReachDays = 35;

/** The free starts nearest to a requested time, nearest first; offered when the request cannot be met. */
export function nearestSlots(
  circumstances: Circumstances,
  { startsAt, durationMinutes, most }: { startsAt: Date; durationMinutes: number; most: number },
): Date[] {
  const day = 24 * 60 * minuteMs;
  const [week, furthest] = [7 * day, nearestReachDays * day];
  const away = (slot: Date) => Math.abs(slot.getTime() - startsAt.getTime());
  for (const reach of [week, furthest]) {
    const slots = freeSlots(circumstances, {
      durationMinutes,
      from: new Date(startsAt.getTime() - reach),
      until: new Date(startsAt.getTime() + reach),
    });
    if (slots.length >= most || reach === furthest)
      return slots.sort((one, other) => away(one) - away(other)).slice(0, most);
  }
  return [];
}

/** The lengths that can be booked, in minutes. Demos have their own. */
export function offeredDurations(availability: Hours, kind: BookingKind): readonly number[] {
  if (kind === "Appointment") return availability.durations;
  const both = demoDurations.filter((minutes) => availability.durations.includes(minutes));
  return both.length > 0 ? both : [...demoDurations];
}

/** Whether nothing can be booked on a day because the professional is away. */
export function isDayOff({ daysOff }: Hours, day: Day): boolean {
  return daysOff.some(({ from, until }) => from <= day && day <= until);
}

/** Whether a day has reached the professional's daily cap. */
export function isFull({ availability, zone, busy }: Circumstances, day: Day): boolean {
  const { dailyCap } = availability;
  if (dailyCap === null) return false;
  const taken = busy.filter(
    ({ startsAt, countsTowardsCap }) => countsTowardsCap && wallTimeOf(zone, startsAt).day === day,
  );
  return taken.length >= dailyCap;
}

/** The starts of a day if nothing were taken. A start that the clocks skip does not exist. */
function startsOf(
  { availability, zone, kind }: Circumstances,
  { day, durationMinutes }: { day: Day; durationMinutes: number },
): Date[] {
  const { weeklyHours, startEveryMinutes } = availability;
  const at = clockOf(zone, day);
  if (weeklyHours === null) {
    return standardMinutes[kind].flatMap((minute) => at(minute) ?? []);
  }
  const windows = weeklyHours[weekdayKeys[weekdayOf(day) - 1]!];
  const starts = windows.flatMap((window) => {
    const { from, until } = minutesOf(window);
    // Lengths are real time, so the end of the window is compared in real time too: 24:00 is the next midnight.
    const end =
      until === 24 * 60 ? instantOf(zone, { day: addDays(day, 1), minute: 0 }) : at(until);
    const fitting: Date[] = [];
    for (let minute = from; minute + durationMinutes <= until; minute += startEveryMinutes) {
      const start = at(minute);
      if (!start) continue;
      if (end && start.getTime() + durationMinutes * minuteMs > end.getTime()) continue;
      fitting.push(start);
    }
    return fitting;
  });
  return starts.sort((one, other) => one.getTime() - other.getTime());
}

/**
 * Returns a function that tells whether a time with its buffers overlaps nothing that is taken. Spans include their
 * start and exclude their end. Sorted once, so that each query looks only at the nearby spans.
 */
function clearOf(
  busy: readonly Busy[],
  bufferMinutes: number,
): (at: number, durationMinutes: number) => boolean {
  const spans = busy
    .map(({ startsAt, durationMinutes }) => ({
      from: startsAt.getTime(),
      until: startsAt.getTime() + durationMinutes * minuteMs,
    }))
    .sort((one, other) => one.from - other.from);
  const longest = Math.max(0, ...spans.map(({ from, until }) => until - from));
  return (at, durationMinutes) => {
    const from = at - bufferMinutes * minuteMs;
    const until = at + (durationMinutes + bufferMinutes) * minuteMs;
    for (let index = firstAfter(spans, from - longest); index < spans.length; index += 1) {
      const span = spans[index]!;
      if (span.from >= until) return true;
      if (from < span.until) return false;
    }
    return true;
  };
}

/** The index of the first span that starts at or after an instant. */
function firstAfter(spans: readonly { from: number }[], moment: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.from < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}

function earlierOf(one: Day, other: Day): Day {
  return one < other ? one : other;
}
