import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import { bilingual, type Translation } from "#web/language/bilingual.ts";
import { browserZone } from "#web/ui/browser-zone.ts";

/** The visitor's initial zone: the browser's if it is a standard name, otherwise UTC. */
export function visitorZone(): string {
  const { zone } = browserZone();
  return /^[A-Z]/i.test(zone) && zone !== "Etc/Unknown" ? canonicalZone(zone) : "UTC";
}

/** The names of time zones, and the regions that group them in the list. */
const zone = { nameOf: zoneName, regionOf: (region: string): string => region } as const;
export type ZoneWords = Translation<typeof zone>;
export const zoneWords = bilingual("zone", zone);
