import { canonicalZone } from "./canonical-zone.ts";

/** The time zones of most people here, in the order of the list, with their usual names. */
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
 * The one English name of a time zone, shown everywhere: "Eastern Time (New York)", "Central European Time (Paris)".
 * The same in summer and winter. A name that already contains the place is not followed by it: "Hong Kong Standard
 * Time".
 */
export function zoneName(name: string): string {
  const zone = canonicalZone(name);
  const own = unitedStatesZones[zone] ?? known.get(zone);
  if (own !== undefined) return own;
  const city = cityOf(zone);
  if (city === null) return zone.replace(/^Etc\//, "");
  const named = withPlace(genericName(zone, "en-US"), city) ?? `${city} Time`;
  // Bounds the memory, whatever names are requested.
  if (known.size < 1_000) known.set(zone, named);
  return named;
}

/** The city that a time zone is named after: "Los Angeles"; null for one without a city, such as UTC or Etc/GMT+5. */
export function cityOf(zone: string): string | null {
  if (!zone.includes("/") || zone.startsWith("Etc/")) return null;
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** A generic name followed by the place, unless the name contains it; null without a generic name. */
export function withPlace(generic: string | null, place: string): string | null {
  if (generic === null || generic.includes(place)) return generic;
  return `${generic} (${place})`;
}

// Some names depend on the date; the name of one winter is used.
const aWinter = Date.UTC(2026, 0, 15);

/** A language's name for the time zone, the same all year; null if this runtime knows only its offset from UTC. */
export function genericName(zone: string, locale: string): string | null {
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "longGeneric" });
    const parts = format.formatToParts(aWinter);
    const text = parts.find(({ type }) => type === "timeZoneName")?.value;
    if (!text || /^(GMT|UTC)/.test(text)) return null;
    // Some runtimes append a place where one name covers several time zones.
    return text.replace(/ \(.*\)$/, "");
  } catch {
    // The bundled release knows time zones that a runtime may not know yet.
    return null;
  }
}
