/** How far a deal is, from the first showing to its end (SPEC §4). */
export const dealStatuses = [
  "Working Deal",
  "Offer Accepted",
  "Under Contract",
  "Closed Deal",
  "Lost Deal",
] as const;
export type DealStatus = (typeof dealStatuses)[number];

/** A new deal and a converted lead start here (SPEC §4). */
export const newDealStatus = "Working Deal" satisfies DealStatus;

/** The deals of the page Working Deals (SPEC §2). */
export const workingStatuses = [
  "Working Deal",
  "Offer Accepted",
  "Under Contract",
] as const satisfies DealStatus[];

/** The deals of the page Closed Deals (SPEC §2). */
export const closedStatuses = ["Closed Deal", "Lost Deal"] as const satisfies DealStatus[];
