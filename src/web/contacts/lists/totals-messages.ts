import type { Period } from "#domain/contacts/periods.ts";

const deals = (count: number) =>
  count === 1 ? "1 deal" : `${count.toLocaleString("en-US")} deals`;

/** The texts of what deals add up to. */
export const totalsWords = {
  title: "Totals",
  period: "Period",
  deals: "Deals",
  volume: "Volume",
  commission: "Commission",
  undated: (count: number): string => `${deals(count)} without a closing date`,
  withoutPrice: (count: number): string => `${deals(count)} without a price`,
  withoutCommission: (count: number): string => `not known for ${deals(count)}`,
  failed: (message: string): string => `We couldn't add up the deals. ${message}`,
} as const;

/** The periods of closed deals, and of those still to close. */
export const closedPeriods: Record<Period, string> = {
  quarter: "Closed this quarter",
  year: "Closed this year",
  all: "All closed deals",
};
export const workingPeriods: Record<Period, string> = {
  quarter: "Closing this quarter",
  year: "Closing this year",
  all: "All working deals",
};
