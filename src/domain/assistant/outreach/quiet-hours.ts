import {
  startOfDay,
  type WallTime,
  wallTimeOf,
  weekdayOf,
  type ZoneRules,
} from "#domain/kernel/zone-rules.ts";
import type { Place } from "./place.ts";
import { isHoliday } from "./rules/holidays.ts";
import { type HoursRule, hoursRules, unknownPlaceHours, unknownPlaceZone } from "./rules/hours.ts";
import { isCanadian } from "./rules/regions.ts";
import { isInForce } from "./rules/rule.ts";

/** The clock changes of a time zone; throws for an unknown one. */
export type Clocks = (zone: string) => ZoneRules;

/** The days on which the assistant does not work, in the professional's time zone. */
export type RestDays = { zone: ZoneRules; days: readonly string[] };

const minuteMs = 60_000;
const quarter = 15 * minuteMs;
const reachDays = 10;

/** The first rule by which an instant is in quiet hours anywhere the person can be; null when none applies. */
export function quietBy(place: Place, at: Date, clocks: Clocks): HoursRule | null {
  if (place.isUnknown) {
    const wall = wallTimeOf(clocks(unknownPlaceZone), at);
    return isOpen(unknownPlaceHours, wall) ? null : unknownPlaceHours;
  }
  const walls = place.zones.map((zone) => wallTimeOf(clocks(zone), at));
  const closed = hoursRules
    .filter((rule) => isAbout(rule, place))
    .filter((rule) => walls.some((wall) => isInForce(rule, wall.day) && !isOpen(rule, wall)));
  // Of several, the law is named before the product's own rule: it says more.
  return closed.find(({ of }) => of !== "everybody") ?? closed[0] ?? null;
}

/** Whether this day of the professional is one on which the assistant does not work. */
export function isRestDay({ zone, days }: RestDays, at: Date): boolean {
  return days.includes(wallTimeOf(zone, at).day);
}

/**
 * The first instant from `from` on outside quiet hours, to the quarter of an hour; null when there is none in the days
 * ahead.
 */
export function nextOpening(
  place: Place,
  { from, clocks, rest }: { from: Date; clocks: Clocks; rest: RestDays },
): Date | null {
  const first = Math.ceil(from.getTime() / quarter) * quarter;
  const last = from.getTime() + reachDays * 24 * 60 * minuteMs;
  for (let moment = first; moment <= last; moment += quarter) {
    const at = new Date(moment);
    if (!isRestDay(rest, at) && !quietBy(place, at, clocks)) return at;
  }
  return null;
}

/** When the professional's next working day begins; for email, which has no other quiet hours. */
export function nextWorkday(rest: RestDays, from: Date): Date | null {
  for (let days = 0; days <= 60; days += 1) {
    const at = new Date(from.getTime() + days * 24 * 60 * minuteMs);
    if (!isRestDay(rest, at)) {
      return days === 0 ? from : startOfDay(rest.zone, wallTimeOf(rest.zone, at).day);
    }
  }
  return null;
}

function isAbout({ of }: HoursRule, { regions }: Place): boolean {
  if (of === "everybody") return true;
  if (of === "canada") return regions.some(isCanadian);
  if (of === "unitedStates") return regions.some((region) => !isCanadian(region));
  return regions.includes(of);
}

function isOpen(rule: HoursRule, { day, minute }: WallTime): boolean {
  if (rule.closedOnHolidays && isHoliday(day)) return false;
  const weekday = weekdayOf(day);
  const stretch = weekday === 7 ? rule.sunday : weekday === 6 ? rule.saturday : rule.weekdays;
  return stretch !== null && minute >= stretch[0] && minute < stretch[1];
}
