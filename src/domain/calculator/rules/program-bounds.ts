import type { Occupancy, Program } from "#domain/contacts/loan-choices.ts";
import type { Dated } from "./dated.ts";

/** What a program lends at most. */
export type ProgramBounds = {
  /** Base loan to value in percent, included. */
  mostLtvPercent: number;
  occupancies: readonly Occupancy[];
};

const all: readonly Occupancy[] = ["Primary home", "Second home", "Investment property"];
const primary: readonly Occupancy[] = ["Primary home"];

/** By program; "Other" has no bounds that are known here. */
export const programBounds: readonly Dated<Record<Exclude<Program, "Other">, ProgramBounds>>[] = [
  {
    from: "2023-01-01",
    until: null,
    source: "Fannie Mae Eligibility Matrix; HUD Handbook 4000.1; 38 U.S.C. 3710; 7 CFR 3555",
    rule: {
      Conventional: { mostLtvPercent: 97, occupancies: all },
      FHA: { mostLtvPercent: 96.5, occupancies: primary },
      VA: { mostLtvPercent: 100, occupancies: primary },
      USDA: { mostLtvPercent: 100, occupancies: primary },
    },
  },
];

/** Lower bounds that a conventional loan of another occupancy has, in percent of loan to value. */
export const mostLtvByOccupancy: readonly Dated<Record<Occupancy, number>>[] = [
  {
    from: "2023-01-01",
    until: null,
    source: "Fannie Mae Eligibility Matrix, purchase of one unit",
    rule: { "Primary home": 97, "Second home": 90, "Investment property": 85 },
  },
];

/** The highest loan to value in percent of a conventional loan that is adjustable or above the lowest county limit. */
export const specialLtvPercent = 95;

/** Loan limits of one unit, in dollars: below the least no county refuses a loan, above the most every one does. */
export type LoanLimits = { conventional: Bounds; fha: Bounds };
type Bounds = { least: number; most: number };

/**
 * The least does not fall by law (12 U.S.C. 1717(b)(2)), so that it holds after its year too; the most is known for its
 * year only and is that of Alaska, Hawaii, Guam and the Virgin Islands, the highest anywhere.
 */
export const loanLimits: readonly Dated<LoanLimits>[] = [
  {
    from: "2026-01-01",
    until: "2026-12-31",
    source: "FHFA conforming loan limit values and HUD Mortgagee Letter on FHA limits for 2026",
    rule: {
      conventional: { least: 832_750, most: 1_873_675 },
      fha: { least: 541_287, most: 1_873_675 },
    },
  },
];

/** How much a seller may concede, in percent of the lesser of price and appraised value. */
export type ConcessionCaps = {
  /** The first step whose loan to value is not exceeded. */
  conventional: { upToLtvPercent: number; percent: number }[];
  investment: number;
  FHA: number;
  USDA: number;
  /** Of prepaid costs and the funding fee alone; normal closing costs are not limited. */
  VA: number;
};

export const concessionCaps: readonly Dated<ConcessionCaps>[] = [
  {
    from: "2023-01-01",
    until: null,
    source:
      "Fannie Mae Selling Guide B3-4.1-02; HUD Handbook 4000.1; VA Lenders Handbook ch. 8; 7 CFR 3555.102",
    rule: {
      conventional: [
        { upToLtvPercent: 75, percent: 9 },
        { upToLtvPercent: 90, percent: 6 },
        { upToLtvPercent: Infinity, percent: 3 },
      ],
      investment: 2,
      FHA: 6,
      USDA: 6,
      VA: 4,
    },
  },
];
