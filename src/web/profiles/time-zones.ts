import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { fallbackTimeZone, isTimeZone } from "#domain/kernel/time-zone.ts";
import { zoneGroups } from "./messages.ts";

/** A zone as the list shows it. */
export type ZoneOption = { value: string; label: string };
export type ZoneGroup = { label: string; zones: ZoneOption[] };

/** The zones of most people here come first, with the names they know. */
const unitedStates: readonly ZoneOption[] = [
  { value: "America/New_York", label: "Eastern (New York)" },
  { value: "America/Chicago", label: "Central (Chicago)" },
  { value: "America/Denver", label: "Mountain (Denver)" },
  { value: "America/Phoenix", label: "Mountain without daylight time (Phoenix)" },
  { value: "America/Los_Angeles", label: "Pacific (Los Angeles)" },
  { value: "America/Anchorage", label: "Alaska (Anchorage)" },
  { value: "Pacific/Honolulu", label: "Hawaii (Honolulu)" },
];

/** The browser's own zone, where it tells one. */
export function browserTimeZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? canonicalZone(zone) : fallbackTimeZone;
}

/**
 * All zones by region under their present names, the United States first. `chosen` is always among them.
 */
export function timeZoneGroups(names: readonly string[], chosen: string): ZoneGroup[] {
  const groups = new Map<string, ZoneOption[]>([[zoneGroups.unitedStates, [...unitedStates]]]);
  const known = new Set(unitedStates.map((zone) => zone.value));
  for (const value of [...names, chosen].map(canonicalZone)) {
    if (value === "" || known.has(value)) continue;
    known.add(value);
    const slash = value.indexOf("/");
    const region = slash === -1 ? zoneGroups.other : value.slice(0, slash);
    const label = value
      .slice(slash + 1)
      .replaceAll("_", " ")
      .replaceAll("/", ", ");
    groups.set(region, [...(groups.get(region) ?? []), { value, label }]);
  }
  return [...groups].map(([label, zones]) => ({ label, zones }));
}
