import { spanishCity, spanishZoneName } from "#domain/kernel/spanish-zone-name.ts";
import { timeZoneGroups } from "#web/profiles/time-zones.ts";
import type { ZoneWords } from "./zone-name.ts";

/** The zones of the United States, as the list of profiles/time-zones.ts begins. */
const unitedStates: Record<string, string> = {
  "America/New_York": "Este (Nueva York)",
  "America/Chicago": "Centro (Chicago)",
  "America/Denver": "Montaña (Denver)",
  "America/Phoenix": "Montaña sin horario de verano (Phoenix)",
  "America/Los_Angeles": "Pacífico (Los Ángeles)",
  "America/Anchorage": "Alaska (Anchorage)",
  "Pacific/Honolulu": "Hawái (Honolulú)",
};
const articles: Record<string, string> = { Este: "del ", Centro: "del ", Pacífico: "del " };

const regions: Record<string, string> = {
  "United States": "Estados Unidos",
  Other: "Otras",
  Africa: "África",
  America: "América",
  Antarctica: "Antártida",
  Arctic: "Ártico",
  Asia: "Asia",
  Atlantic: "Atlántico",
  Australia: "Australia",
  Europe: "Europa",
  Indian: "Índico",
  Pacific: "Pacífico",
};

/** "hora del Este (Nueva York)" in the United States, else "hora de París". */
function nameOf(zone: string): string {
  if (!Object.hasOwn(unitedStates, zone)) return spanishZoneName(zone);
  const label = unitedStates[zone]!;
  const [first = ""] = label.split(" ", 1);
  const article = articles[first] ?? (first === "Montaña" ? "de la " : "de ");
  return `hora ${article}${label}`;
}

/** "Argentina, Buenos Aires": the region is the group's, the city is called as it is in Spanish. */
function labelOf(zone: string, english: string): string {
  const places = english.split(", ");
  return unitedStates[zone] ?? [...places.slice(0, -1), spanishCity(zone)].join(", ");
}

/** The same in Spanish. */
export const spanish = {
  nameOf,
  groups: (names, chosen) =>
    timeZoneGroups(names, chosen).map(({ label, zones }) => ({
      label: regions[label] ?? label,
      zones: zones.map((zone) => ({ ...zone, label: labelOf(zone.value, zone.label) })),
    })),
} satisfies ZoneWords;
