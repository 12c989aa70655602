import { type UsState, usStates } from "#domain/kernel/us-states.ts";

/** Parts of the United States besides the 50 states. */
const usElsewhere = ["DC", "PR", "VI", "GU", "MP", "AS"] as const;

/** The provinces and territories of Canada, with a prefix to distinguish them from states. */
const canadian = [
  "CA-AB",
  "CA-BC",
  "CA-MB",
  "CA-NB",
  "CA-NL",
  "CA-NS",
  "CA-ON",
  "CA-QC",
  "CA-SK",
  "CA-north",
] as const;

/** A part of a country with its own rules and time zones. */
export type Region = UsState | (typeof usElsewhere)[number] | (typeof canadian)[number];

export const regions: readonly Region[] = [...usStates, ...usElsewhere, ...canadian];

export function isCanadian(region: Region): boolean {
  return region.startsWith("CA-");
}

const [eastern, central, mountain, pacific] = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
];

// For states with several: each time zone in which people live (IANA tz, zone1970.tab, 2026).
const several: Partial<Record<Region, readonly string[]>> = {
  AK: ["America/Anchorage", "America/Adak"],
  AZ: ["America/Phoenix", mountain],
  FL: [eastern, central],
  ID: ["America/Boise", pacific],
  IN: [eastern, central],
  KS: [central, mountain],
  KY: [eastern, central],
  MI: [eastern, central],
  NE: [central, mountain],
  NV: [pacific, mountain],
  ND: [central, mountain],
  OR: [pacific, "America/Boise"],
  SD: [central, mountain],
  TN: [eastern, central],
  TX: [central, mountain],
  HI: ["Pacific/Honolulu"],
  PR: ["America/Puerto_Rico"],
  VI: ["America/Puerto_Rico"],
  GU: ["Pacific/Guam"],
  MP: ["Pacific/Guam"],
  AS: ["Pacific/Pago_Pago"],
  "CA-AB": ["America/Edmonton"],
  "CA-BC": ["America/Vancouver", "America/Edmonton", "America/Dawson_Creek"],
  "CA-MB": ["America/Winnipeg"],
  "CA-NB": ["America/Halifax"],
  "CA-NL": ["America/St_Johns", "America/Halifax"],
  "CA-NS": ["America/Halifax"],
  "CA-ON": ["America/Toronto", "America/Winnipeg"],
  "CA-QC": ["America/Toronto", "America/Halifax"],
  "CA-SK": ["America/Regina", "America/Edmonton"],
  "CA-north": ["America/Whitehorse", "America/Edmonton", "America/Winnipeg", "America/Toronto"],
};

const inOne: Record<string, readonly UsState[]> = {
  [central]: ["AL", "AR", "IA", "IL", "LA", "MN", "MO", "MS", "OK", "WI"],
  [mountain]: ["CO", "MT", "NM", "UT", "WY"],
  [pacific]: ["CA", "WA"],
};

export function zonesOf(region: Region): readonly string[] {
  const known = several[region];
  if (known) return known;
  const one = Object.entries(inOne).find(([, states]) => states.includes(region as UsState));
  return [one?.[0] ?? eastern];
}
