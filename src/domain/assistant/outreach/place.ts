import { areaOf } from "./rules/area-codes.ts";
import { type Region, regions, zonesOf } from "./rules/regions.ts";
import { stateOfZip } from "./rules/zip-codes.ts";

/** All regions in which the person can be, by number and address. */
export type Place = {
  regions: readonly Region[];
  /** IANA names; empty when nothing is known. */
  zones: readonly string[];
  /** Whether nothing says where they are. */
  isUnknown: boolean;
};

/** What is known of the person's location: a number says where it was issued, an address where they live or want to. */
type Whereabouts = {
  /** E.164; null for an email. */
  number: string | null;
  state: string | null;
  zipCode: string | null;
};

/** All regions in which the person can be, so that the strictest rules apply. */
export function placeOf({ number, state, zipCode }: Whereabouts): Place {
  const area = number === null ? null : areaOf(number);
  const byNumber = area?.kind === "place" ? [area.region] : [];
  const byState = regions.find((region) => region === state?.trim().toUpperCase());
  const byZip = zipCode === null ? null : stateOfZip(zipCode);
  const found = [
    ...new Set([...byNumber, ...(byState ? [byState] : []), ...(byZip ? [byZip] : [])]),
  ];
  const zones = [
    ...(area?.kind === "place" ? area.zones : []),
    ...[byState, byZip].flatMap((region) => (region ? zonesOf(region) : [])),
  ];
  return { regions: found, zones: [...new Set(zones)], isUnknown: zones.length === 0 };
}
