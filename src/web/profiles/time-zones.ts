import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { fallbackTimeZone, isTimeZone } from "#domain/kernel/time-zone.ts";
import { unitedStatesZones, zoneName } from "#domain/kernel/zone-name.ts";
import { zoneGroups } from "./messages.ts";

/** A time zone in the list. */
export type ZoneOption = { value: string; label: string };
export type ZoneGroup = { label: string; zones: ZoneOption[] };

/** The browser's time zone, or the fallback if it reports none. */
export function browserTimeZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? canonicalZone(zone) : fallbackTimeZone;
}

/** How time zones and their regions are named. */
export type ZoneNames = { nameOf: (zone: string) => string; regionOf: (region: string) => string };

/** The names in English. */
export const englishZoneNames: ZoneNames = { nameOf: zoneName, regionOf: (region) => region };

/**
 * All time zones by region with their current names, the United States first, the others sorted by name. `chosen` is
 * always included.
 */
export function timeZoneGroups(
  names: readonly string[],
  chosen: string,
  { nameOf, regionOf }: ZoneNames = englishZoneNames,
): ZoneGroup[] {
  const unitedStates = Object.keys(unitedStatesZones);
  const groups = new Map([[zoneGroups.unitedStates as string, unitedStates]]);
  const known = new Set(unitedStates);
  for (const value of [...names, chosen].map(canonicalZone)) {
    if (value === "" || known.has(value)) continue;
    known.add(value);
    const slash = value.indexOf("/");
    const region = slash === -1 ? zoneGroups.other : value.slice(0, slash);
    groups.set(region, [...(groups.get(region) ?? []), value]);
  }
  return [...groups].map(([region, values]) => {
    const zones = values.map((value) => ({ value, label: nameOf(value) }));
    if (values !== unitedStates)
      zones.sort((one, other) => (one.label < other.label ? -1 : one.label > other.label ? 1 : 0));
    return { label: regionOf(region), zones };
  });
}
