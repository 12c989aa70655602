import moment from "moment-timezone";
import { clockTime } from "#domain/kernel/clock-time.ts";
import type { Day } from "#domain/kernel/day.ts";
import { addDays, instantOf, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { rulesBetween } from "#server/platform/zones.ts";

const years = { from: new Date("2026-01-01T00:00:00Z"), until: new Date("2029-01-01T00:00:00Z") };
const wide = { from: new Date("2024-01-01T00:00:00Z"), until: new Date("2031-01-01T00:00:00Z") };

/**
 * Every time zone of the release: each quarter of an hour of the five days around each clock change from 2026 to
 * 2028, and of one day a month in between, converted from local time to an instant and back and compared with
 * another library's arithmetic on the same rules.
 */
export function zonesRoundTrip(say: (line: string) => void): Record<string, number> {
  let [checked, mismatches, skipped, turns] = [0, 0, 0, 0];
  const names = moment.tz.names();
  // Many names share identical rules: each set of rules is walked once, under the first of its names.
  const distinct = new Map(
    names.toReversed().map((name) => [JSON.stringify(rulesBetween(name, wide).offsets), name]),
  );
  for (const name of distinct.values()) {
    const rules = rulesBetween(name, wide);
    for (const day of daysOf(name)) {
      for (let minute = 0; minute < 24 * 60; minute += 15) {
        checked += 1;
        const instant = instantOf(rules, { day, minute });
        // The other library moves a local time that doesn't exist an hour ahead, so it shows another one.
        const other = moment.tz(`${day}T${clockTime(minute)}`, name);
        const comes = minutesOf(other) === minute && other.format("YYYY-MM-DD") === day;
        if (!instant) {
          skipped += 1;
          if (comes) mismatches += 1;
          continue;
        }
        const back = wallTimeOf(rules, instant);
        const said = moment.tz(instant, name);
        const isSame = back.day === day && back.minute === minute;
        const isSaid = said.format("YYYY-MM-DD") === day && minutesOf(said) === minute;
        // Of two instants with the same local time, no earlier one may be left.
        const isFirst = !readsAlikeBefore(name, instant, day, minute);
        if (!isSame || !isSaid || !comes || !isFirst) mismatches += 1;
      }
    }
    turns += rulesBetween(name, years).offsets.length - 1;
  }
  say(
    `zones: ${distinct.size} sets of rules, ${turns} turns of their clocks, ${skipped} times that never come`,
  );
  return { zones: names.length, zone_slots_checked: checked, zone_mismatches: mismatches };
}

function daysOf(name: string): Day[] {
  const rules = rulesBetween(name, years);
  const days = new Set<Day>();
  for (let month = 0; month < 36; month += 1)
    days.add(new Date(Date.UTC(2026, month, 15)).toISOString().slice(0, 10) as Day);
  for (const [since] of rules.offsets.slice(1)) {
    const { day } = wallTimeOf(rules, new Date(since));
    for (const away of [-2, -1, 0, 1, 2]) days.add(addDays(day, away));
  }
  return [...days];
}

function minutesOf(shown: moment.Moment): number {
  return shown.hours() * 60 + shown.minutes();
}

function readsAlikeBefore(name: string, instant: Date, day: Day, minute: number): boolean {
  return [15, 30, 45, 60, 120].some((minutes) => {
    const earlier = moment.tz(instant.getTime() - minutes * 60_000, name);
    return earlier.format("YYYY-MM-DD") === day && minutesOf(earlier) === minute;
  });
}
