import { spanishZoneName } from "#domain/kernel/spanish-zone-name.ts";
import type { ZoneWords } from "./zone-name.ts";

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

/** The Spanish texts. */
export const spanish = {
  nameOf: spanishZoneName,
  regionOf: (region) => regions[region] ?? region,
} satisfies ZoneWords;
