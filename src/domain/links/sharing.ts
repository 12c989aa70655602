import * as z from "zod/mini";

// In SQL (docs/schema.sql): `links.after_sharing` and `links.after_deal_share` write the log of a live link.

/** What a loan officer shares with one linked agent: all deals and all figures by default. */
export const sharingSchema = z.strictObject({
  /** All deals, including future ones; otherwise those that are shared one by one. */
  sharesAllDeals: z.boolean(),
  /** Hides income, debts and every DTI: the agent then gets a verdict and a rounded room. */
  hidesFinances: z.boolean(),
});
export type Sharing = z.output<typeof sharingSchema>;

export const sharingAtFirst: Sharing = { sharesAllDeals: true, hidesFinances: false };

/** The kinds of events in the log of a link. */
export const linkEventKinds = [
  "invited",
  "accepted",
  "declined",
  "cancelled",
  "ended",
  "replaced",
  "sharing changed",
  "deal shared",
  "deal withdrawn",
  "scenario saved",
] as const;

/** The borrower's finances among the loan officer's parameters. */
export const financeParams = [
  "borrowerMonthlyIncome",
  "borrowerMonthlyDebts",
  "currentDtiWithoutHousing",
] as const;

/**
 * What an agent does not get when the finances are hidden. With the housing ratio, the income would follow from a payment
 * that is just within it.
 */
export const hiddenParams = [...financeParams, "maxHousingRatio"] as const;
