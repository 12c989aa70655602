import { canonicalZone } from "./canonical-zone.ts";

/** The zones of most people here, in the order of the list, as they call them. */
export const unitedStatesZones: Readonly<Record<string, string>> = {
  "America/New_York": "Eastern Time (New York)",
  "America/Chicago": "Central Time (Chicago)",
  "America/Denver": "Mountain Time (Denver)",
  "America/Phoenix": "Mountain Standard Time (Phoenix)",
  "America/Los_Angeles": "Pacific Time (Los Angeles)",
  "America/Anchorage": "Alaska Time (Anchorage)",
  "Pacific/Honolulu": "Hawaii Time (Honolulu)",
};

const known = new Map<string, string>();

/**
 * The one English name of a zone, wherever it shows: "Eastern Time (New York)", "Central European Time (Paris)". It is the
 * same in summer and winter. A time that is called after the place has no place beside it: "Hong Kong Standard Time".
 */
export function zoneName(name: string): string {
  const zone = canonicalZone(name);
  const own = unitedStatesZones[zone] ?? known.get(zone);
  if (own !== undefined) return own;
  const city = cityOf(zone);
  if (city === null) return zone.replace(/^Etc\//, "");
  const named = withPlace(genericName(zone, "en-US"), city) ?? `${city} Time`;
  // Whatever is asked for, the memory stays small.
  if (known.size < 1_000) known.set(zone, named);
  return named;
}

/** The place that a zone is called after: "Los Angeles"; null where it is called after none, such as UTC or Etc/GMT+5. */
export function cityOf(zone: string): string | null {
  if (!zone.includes("/") || zone.startsWith("Etc/")) return null;
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** A generic name with the place behind it, unless it says that place; null where there is no generic name. */
export function withPlace(generic: string | null, place: string): string | null {
  if (generic === null || generic.includes(place)) return generic;
  return `${generic} (${place})`;
}

// Some names differ by the moment; what they were in one winter is what they are called.
const aWinter = Date.UTC(2026, 0, 15);

/** What a language calls the time of a zone all year; null where this runtime knows only its distance from UTC. */
export function genericName(zone: string, locale: string): string | null {
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "longGeneric" });
    const parts = format.formatToParts(aWinter);
    const text = parts.find(({ type }) => type === "timeZoneName")?.value;
    if (!text || /^(GMT|UTC)/.test(text)) return null;
    // Where one name has several clocks, some add a place of their own.
    return text.replace(/ \(.*\)$/, "");
  } catch {
    // The release that we ship knows zones that a runtime may not know yet.
    return null;
  }
}
