/** The stages of a deal, from the first showing to its end. */
export const dealStatuses = [
  "Working Deal",
  "Offer Accepted",
  "Under Contract",
  "Closed Deal",
  "Lost Deal",
] as const;
export type DealStatus = (typeof dealStatuses)[number];

/** The status that a new deal and a converted lead start with. */
export const newDealStatus = "Working Deal" satisfies DealStatus;

/** The statuses that the page Working Deals lists. */
export const workingStatuses = [
  "Working Deal",
  "Offer Accepted",
  "Under Contract",
] as const satisfies DealStatus[];

/** The statuses that the page Closed Deals lists. */
export const closedStatuses = ["Closed Deal", "Lost Deal"] as const satisfies DealStatus[];
