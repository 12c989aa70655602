import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { fallbackTimeZone, isTimeZone } from "#domain/kernel/time-zone.ts";
import { unitedStatesZones, zoneName } from "#domain/kernel/zone-name.ts";
import { zoneGroups } from "./messages.ts";

/** A zone as the list shows it. */
export type ZoneOption = { value: string; label: string };
export type ZoneGroup = { label: string; zones: ZoneOption[] };

/** The browser's own zone, where it tells one. */
export function browserTimeZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? canonicalZone(zone) : fallbackTimeZone;
}

/** How zones and their regions are called. */
export type ZoneNames = { nameOf: (zone: string) => string; regionOf: (region: string) => string };

/** In English. */
export const englishZoneNames: ZoneNames = { nameOf: zoneName, regionOf: (region) => region };

/**
 * All zones by region under their present names, the United States first, the others in the order of their names.
 * `chosen` is always among them.
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
