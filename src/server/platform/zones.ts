import moment from "moment-timezone";
import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";

/** The IANA release whose rules the product goes by, such as "2026f". The runtime's own copy may be older. */
export const ianaRelease: string = moment.tz.dataVersion;

const dayMs = 24 * 60 * 60 * 1000;
const year = 365 * 24 * 60 * 60 * 1000;

/** What is asked for when nobody says otherwise: what a calendar shows and a timeline tells, with room on both sides. */
function usualSpan(now: Date) {
  return { from: new Date(now.getTime() - 5 * year), until: new Date(now.getTime() + 10 * year) };
}

/** Whether the release knows a zone. */
export function isKnownZone(name: string): boolean {
  return moment.tz.zone(name) !== null;
}

/** The rules of a zone, from the one before `from` to the last before `until`. Throws for a zone that there is not. */
export function rulesBetween(
  name: string,
  { from, until }: { from: Date; until: Date },
): ZoneRules {
  const zone = moment.tz.zone(name);
  if (!zone) throw new Error(`There is no time zone "${name}" in IANA ${ianaRelease}.`);
  const offsets: [number, number][] = [];
  // Each entry of the release holds until a moment, the last one for ever; its offsets count to the west.
  zone.untils.forEach((end, index) => {
    if (end !== null && end <= from.getTime()) return;
    const since = index === 0 ? null : zone.untils[index - 1]!;
    if (since !== null && since >= until.getTime()) return;
    const minutes = -zone.offsets[index]!;
    // Some entries differ only in the name of the time.
    if (offsets.at(-1)?.[1] !== minutes) offsets.push([since ?? from.getTime(), minutes]);
  });
  return { zone: canonicalZone(name), offsets };
}

// Nearly every answer holds the rules of one or two zones; what was read for a day is good for that day.
const ofToday = new Map<string, ZoneRules>();
let today = -1;

/** The rules of a zone around now. */
export function rulesOf(name: string, now: Date): ZoneRules {
  const day = Math.floor(now.getTime() / dayMs);
  if (day !== today) {
    ofToday.clear();
    today = day;
  }
  // Under the release's own spelling, so that nobody can fill the memory with others of the same name.
  const zone = canonicalZone(moment.tz.zone(name)?.name ?? name);
  const known = ofToday.get(zone);
  if (known) return known;
  const rules = rulesBetween(zone, usualSpan(new Date(day * dayMs)));
  ofToday.set(zone, rules);
  return rules;
}

/**
 * Whether a moment lies in the years for which people are handed rules. The last of them are a guess already
 * (domain/kernel/far-moment.ts), which is said wherever their hours show.
 */
export function isWithinRules(instant: Date, now: Date): boolean {
  const { from, until } = usualSpan(new Date(Math.floor(now.getTime() / dayMs) * dayMs));
  return from <= instant && instant < until;
}

/** What people of a zone call its time at a moment ("EST"); where they have no letters for it, the offset ("-03"). */
export function abbreviationAt(name: string, instant: Date): string {
  return moment.tz.zone(name)?.abbr(instant.getTime()) ?? name;
}
