import { addDays, type Day, type Minute } from "#understanding/calendar.ts";

export { addDays, daysBetween, type Minute, weekdayOf } from "#understanding/calendar.ts";

/**
 * The UTC offsets of one time zone over a span of time: from each instant (milliseconds since 1970, UTC), local time is
 * so many minutes ahead of UTC. Sorted; the first entry also applies to everything before it. The server takes them
 * from its bundled IANA release (server/platform/zones.ts) and sends them to the browser, whose own copy may be older.
 */
export type ZoneRules = {
  zone: string;
  offsets: [since: number, minutes: number][];
};

export const utc: ZoneRules = { zone: "UTC", offsets: [[0, 0]] };

/** A local time: a day and a minute of it. */
export type WallTime = { day: Day; minute: Minute };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How many minutes local time is ahead of UTC at an instant. */
export function offsetAt({ offsets }: ZoneRules, instant: Date): number {
  const at = instant.getTime();
  let minutes = offsets[0]?.[1] ?? 0;
  for (const [since, next] of offsets) {
    if (since > at) break;
    minutes = next;
  }
  return minutes;
}

/** Whether two time zones have the same local time for a whole year from an instant. */
export function haveSameClocks(one: ZoneRules, other: ZoneRules, from: Date): boolean {
  // Day by day: the changes that a browser reports may be minutes off.
  for (let day = 0; day < 365; day += 1) {
    const at = new Date(from.getTime() + day * dayMs);
    if (offsetAt(one, at) !== offsetAt(other, at)) return false;
  }
  return true;
}

/** An instant shifted so that its UTC fields read as local time: for formatting, never for storing. */
export function shiftedToLocal(rules: ZoneRules, instant: Date): Date {
  return new Date(instant.getTime() + offsetAt(rules, instant) * minuteMs);
}

/** The local time at an instant. */
export function wallTimeOf(rules: ZoneRules, instant: Date): WallTime {
  const wall = shiftedToLocal(rules, instant);
  return {
    day: wall.toISOString().slice(0, 10) as Day,
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
}

/**
 * The instant of a local time. When clocks are set back, some times occur twice: the first counts. When they are set
 * forward, some do not exist: null. Also null for an invalid day.
 */
export function instantOf(rules: ZoneRules, { day, minute }: WallTime): Date | null {
  return clockOf(rules, day)(minute);
}

/** The same for many minutes of one day: its offsets are looked up once. */
export function clockOf(rules: ZoneRules, day: Day): (minute: Minute) => Date | null {
  const wall = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== day) return () => null;
  // The larger offset is the earlier instant: it applies before clocks are set back.
  const candidates = [...new Set(offsetsNear(rules, wall))].sort((one, other) => other - one);
  const [always] = candidates;
  if (candidates.length === 1) return (minute) => new Date(wall + (minute - always!) * minuteMs);
  return (minute) => {
    for (const minutes of candidates) {
      const instant = new Date(wall + (minute - minutes) * minuteMs);
      if (offsetAt(rules, instant) === minutes) return instant;
    }
    return null;
  };
}

/** The first instant of a day: midnight, or the first existing minute where clocks skip midnight. */
export function startOfDay(rules: ZoneRules, day: Day): Date {
  const clock = clockOf(rules, day);
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const instant = clock(minute);
    if (instant) return instant;
  }
  // A time zone that skipped the whole day (as Samoa once did): the instant at which the next one begins.
  return startOfDay(rules, addDays(day, 1));
}

/** The offsets that can apply on the day of a local time: no offset exceeds a day. */
function offsetsNear(rules: ZoneRules, wall: number): number[] {
  const near = rules.offsets.filter(([since]) => since > wall - dayMs && since < wall + 2 * dayMs);
  return [offsetAt(rules, new Date(wall - dayMs)), ...near.map(([, minutes]) => minutes)];
}

/**
 * A runtime's time zone data as rules: checks for each week whether the offset changed, and searches for the instant.
 */
export function readRules(
  zone: string,
  minutesAt: (instant: Date) => number,
  { from, until }: { from: Date; until: Date },
): ZoneRules {
  const week = 7 * dayMs;
  const at = (moment: number) => minutesAt(new Date(moment));
  const offsets: [number, number][] = [[from.getTime(), at(from.getTime())]];
  for (let moment = from.getTime(); moment < until.getTime(); moment += week) {
    if (at(moment) === at(moment + week)) continue;
    let [before, after] = [moment, moment + week];
    while (after - before > minuteMs) {
      const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs;
      if (at(middle) === at(before)) before = middle;
      else after = middle;
    }
    offsets.push([after, at(after)]);
  }
  return { zone, offsets };
}
