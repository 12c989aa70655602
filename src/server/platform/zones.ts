import moment from "moment-timezone";
import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";

/** The IANA release in use, such as "2026f". The runtime's own copy may be older. */
export const ianaRelease: string = moment.tz.dataVersion;

const dayMs = 24 * 60 * 60 * 1000;
const year = 365 * 24 * 60 * 60 * 1000;

/** The default range: what calendars and timelines show, with a margin on both sides. */
function usualSpan(now: Date) {
  return { from: new Date(now.getTime() - 5 * year), until: new Date(now.getTime() + 10 * year) };
}

export function isKnownZone(name: string): boolean {
  return moment.tz.zone(name) !== null;
}

/** The rules of a time zone, from the one before `from` to the last before `until`. Throws for an unknown time zone. */
export function rulesBetween(
  name: string,
  { from, until }: { from: Date; until: Date },
): ZoneRules {
  const zone = moment.tz.zone(name);
  if (!zone) throw new Error(`There is no time zone "${name}" in IANA ${ianaRelease}.`);
  const offsets: [number, number][] = [];
  // Each entry of the release is valid until an instant, the last one forever; its offsets count to the west.
  zone.untils.forEach((end, index) => {
    if (end !== null && end <= from.getTime()) return;
    const since = index === 0 ? null : zone.untils[index - 1]!;
    if (since !== null && since >= until.getTime()) return;
    const minutes = -zone.offsets[index]!;
    // Some entries differ only in the abbreviation.
    if (offsets.at(-1)?.[1] !== minutes) offsets.push([since ?? from.getTime(), minutes]);
  });
  return { zone: canonicalZone(name), offsets };
}

// Nearly all requests need one or two time zones; their rules are cached for a day.
const ofToday = new Map<string, ZoneRules>();
let today = -1;

/** The rules of a time zone around now. */
export function rulesOf(name: string, now: Date): ZoneRules {
  const day = Math.floor(now.getTime() / dayMs);
  if (day !== today) {
    ofToday.clear();
    today = day;
  }
  // By the release's own spelling, so that no one can fill the memory with other spellings of one name.
  const zone = canonicalZone(moment.tz.zone(name)?.name ?? name);
  const known = ofToday.get(zone);
  if (known) return known;
  const rules = rulesBetween(zone, usualSpan(new Date(day * dayMs)));
  ofToday.set(zone, rules);
  return rules;
}

/**
 * Whether an instant is in the years for which rules are given out. The last of them are a guess
 * (domain/kernel/far-moment.ts), which is mentioned wherever their local times are shown.
 */
export function isWithinRules(instant: Date, now: Date): boolean {
  const { from, until } = usualSpan(new Date(Math.floor(now.getTime() / dayMs) * dayMs));
  return from <= instant && instant < until;
}

/** The abbreviation of a time zone at an instant ("EST"); without one, the offset ("-03"). */
export function abbreviationAt(name: string, instant: Date): string {
  return moment.tz.zone(name)?.abbr(instant.getTime()) ?? name;
}
