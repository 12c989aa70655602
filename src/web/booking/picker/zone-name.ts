import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import { bilingual, type Translation } from "#web/language/bilingual.ts";
import { browserZone } from "#web/ui/browser-zone.ts";

/** The zone in which a visitor reads times at first: the browser's, where it tells one that others know too. */
export function visitorZone(): string {
  const { zone } = browserZone();
  return /^[A-Z]/i.test(zone) && zone !== "Etc/Unknown" ? canonicalZone(zone) : "UTC";
}

/** Zones, and the regions of their list. */
const zone = { nameOf: zoneName, regionOf: (region: string): string => region } as const;
export type ZoneWords = Translation<typeof zone>;
export const zoneWords = bilingual("zone", zone);
