import { canonicalZone } from "./canonical-zone.ts";

/** A zone as people call it by its city: "New York time" for America/New_York. UTC is called so. */
export function zoneName(name: string): string {
  const zone = canonicalZone(name);
  if (!zone.includes("/")) return zone;
  return `${zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ")} time`;
}
