import { addDays, type Day, type Minute } from "#understanding/calendar.ts";

export { addDays, daysBetween, type Minute, weekdayOf } from "#understanding/calendar.ts";

/**
 * What the clocks of one zone do over a span of time: from each moment on (milliseconds since 1970, UTC) they are so
 * many minutes ahead of UTC. Sorted; the first entry also stands for everything before it. The server takes them from
 * the IANA release that it ships (server/platform/zones.ts) and hands them to the browser, whose own copy may be older.
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

/** How many minutes the clocks of a zone are ahead of UTC at a moment. */
export function offsetAt({ offsets }: ZoneRules, instant: Date): number {
  const at = instant.getTime();
  let minutes = offsets[0]?.[1] ?? 0;
  for (const [since, next] of offsets) {
    if (since > at) break;
    minutes = next;
  }
  return minutes;
}

/** Whether the clocks of two zones show the same all through the year that begins at a moment. */
export function haveSameClocks(one: ZoneRules, other: ZoneRules, from: Date): boolean {
  // Day by day: what a browser says of its changes may be minutes off.
  for (let day = 0; day < 365; day += 1) {
    const at = new Date(from.getTime() + day * dayMs);
    if (offsetAt(one, at) !== offsetAt(other, at)) return false;
  }
  return true;
}

/** A moment moved so that its UTC fields read as the local time of the zone: for formatting, never for storing. */
export function onTheWall(rules: ZoneRules, instant: Date): Date {
  return new Date(instant.getTime() + offsetAt(rules, instant) * minuteMs);
}

/** The local time at a moment. */
export function wallTimeOf(rules: ZoneRules, instant: Date): WallTime {
  const wall = onTheWall(rules, instant);
  return {
    day: wall.toISOString().slice(0, 10) as Day,
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
}

/**
 * The moment with this local time. Where clocks are turned back some times come twice: then it is the first. Where they
 * are turned forward some times never come: null. Null as well for an invalid day.
 */
export function instantOf(rules: ZoneRules, { day, minute }: WallTime): Date | null {
  return clockOf(rules, day)(minute);
}

/** The same for many minutes of one day: what its clocks do is looked up once. */
export function clockOf(rules: ZoneRules, day: Day): (minute: Minute) => Date | null {
  const wall = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== day) return () => null;
  // The larger offset comes first in time: it is the one before clocks are turned back.
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

/** The first moment of a day: midnight, or the first minute that the day has where clocks skip midnight. */
export function startOfDay(rules: ZoneRules, day: Day): Date {
  const clock = clockOf(rules, day);
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const instant = clock(minute);
    if (instant) return instant;
  }
  // A zone that skipped the whole day (Samoa did once): the moment at which the next one begins.
  return startOfDay(rules, addDays(day, 1));
}

/** The offsets that can apply on the day of a local time: no clock is more than a day away from UTC. */
function offsetsNear(rules: ZoneRules, wall: number): number[] {
  const near = rules.offsets.filter(([since]) => since > wall - dayMs && since < wall + 2 * dayMs);
  return [offsetAt(rules, new Date(wall - dayMs)), ...near.map(([, minutes]) => minutes)];
}

/** What a runtime says of its clocks, as rules: looks each week whether the offset changed, and finds when it did. */
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
