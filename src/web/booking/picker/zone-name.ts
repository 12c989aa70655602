import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import { bilingual, type Translation } from "#web/language/bilingual.ts";
import { browserZone } from "#web/ui/browser-zone.ts";
import { timeZoneGroups } from "#web/profiles/time-zones.ts";

/** The zone in which a visitor reads times at first: the browser's, where it tells one that others know too. */
export function visitorZone(): string {
  const { zone } = browserZone();
  return /^[A-Z]/i.test(zone) && zone !== "Etc/Unknown" ? canonicalZone(zone) : "UTC";
}

/** A zone as it is said in a sentence: "Eastern Time (New York)" in the United States, else "Paris time". */
export function nameOfZone(zone: string): string {
  const zones = timeZoneGroups([], "").flatMap((group) => group.zones);
  const label = zones.find(({ value }) => value === canonicalZone(zone))?.label;
  return label?.replace(/^\w+(?= \()/, "$& Time") ?? zoneName(zone);
}

/** Zones in a sentence and in a list. */
const zone = { nameOf: nameOfZone, groups: timeZoneGroups } as const;
export type ZoneWords = Translation<typeof zone>;
export const zoneWords = bilingual("zone", zone);
