import type { Region } from "./regions.ts";
import { reviewedOn, type Sourced } from "./rule.ts";

/** The product's own limits on contacting one person, everywhere. */
export const ownCaps = {
  /** Calls by the assistant to one person in 24 hours, and in seven days. */
  callsADay: 1,
  callsAWeek: 3,
  /** Texts to one person after a missed call, in 24 hours. */
  textBacksADay: 1,
  source: "Hearthline: one call a day and three a week to one person; one text back a day",
} as const;

/** States that cap calls and texts together to one person in any 24 hours. */
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

/** States where an automated voice must not start a call: a person has to speak first. */
export const noAutomatedCalls: Sourced & { states: readonly Region[] } = {
  states: ["CA"],
  source: "Cal. Pub. Util. Code § 2874; Assembly Bill 2905",
  effectiveFrom: "2025-01-01",
  reviewedOn,
};

/**
 * States where a marketing text needs the professional's approval: they regulate registration and hours of
 * solicitations.
 */
export const lookedAtMarketingTexts: Sourced & { states: readonly Region[] } = {
  states: ["TX"],
  source: "Tex. Bus. & Com. Code ch. 302; Senate Bill 140 (2025)",
  effectiveFrom: "2025-09-01",
  reviewedOn,
};

/** States where everyone on a call must consent before it is recorded. */
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

/** How long an inquiry counts as consent to an answer, in days. */
export const inquiryDays = {
  days: 90,
  source: "47 CFR 64.1200(f)(5): three months after an inquiry",
};
