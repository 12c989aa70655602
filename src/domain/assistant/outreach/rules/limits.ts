import type { Region } from "./regions.ts";
import { reviewedOn, type Sourced } from "./rule.ts";

/** How often one person may be reached: the product's own, everywhere. */
export const ownCaps = {
  /** Calls by the assistant to one person in 24 hours, and in seven days. */
  callsADay: 1,
  callsAWeek: 3,
  /** Texts that answer a missed call, to one person in 24 hours. */
  textBacksADay: 1,
  source: "Hearthline: one call a day and three a week to one person; one text back a day",
} as const;

/** States in which one person is reached at most so often in any 24 hours, calls and texts together. */
export const stateCaps: readonly (Sourced & { states: readonly Region[]; most: number })[] = [
  {
    states: ["FL"],
    most: 3,
    source: "Fla. Stat. § 501.616(6)(b)",
    effectiveFrom: "2021-07-01",
    reviewedOn,
  },
  {
    states: ["OK"],
    most: 3,
    source: "Okla. Stat. tit. 15 § 775C.4(B)",
    effectiveFrom: "2022-11-01",
    reviewedOn,
  },
];

/** Where an automated voice does not begin a call: its opening has to be spoken by a person there. */
export const noAutomatedCalls: Sourced & { states: readonly Region[] } = {
  states: ["CA"],
  source: "Cal. Pub. Util. Code § 2874; Assembly Bill 2905",
  effectiveFrom: "2025-01-01",
  reviewedOn,
};

/** Where a marketing text needs the professional's own look: registration and hours of solicitations. */
export const lookedAtMarketingTexts: Sourced & { states: readonly Region[] } = {
  states: ["TX"],
  source: "Tex. Bus. & Com. Code ch. 302; Senate Bill 140 (2025)",
  effectiveFrom: "2025-09-01",
  reviewedOn,
};

/** Where everybody on a call has to agree before it is recorded. */
export const allPartyRecording: Sourced & { states: readonly Region[] } = {
  states: ["CA", "CT", "DE", "FL", "IL", "MD", "MA", "MI", "MT", "NV", "NH", "OR", "PA", "WA"],
  source: "State wiretap acts, such as Cal. Penal Code § 632 and Fla. Stat. § 934.03",
  effectiveFrom: "2020-01-01",
  reviewedOn,
};

/** Leads that were sold because the person applied for a loan elsewhere. */
export const triggerLeads: Sourced & { inSource: RegExp } = {
  inSource: /\btrigger/i,
  source: "Homebuyers Privacy Protection Act, 15 U.S.C. 1681b(c)",
  effectiveFrom: "2026-03-05",
  reviewedOn,
};

/** How long an inquiry counts as leave to answer it, in days. */
export const inquiryDays = {
  days: 90,
  source: "47 CFR 64.1200(f)(5): three months after an inquiry",
};
