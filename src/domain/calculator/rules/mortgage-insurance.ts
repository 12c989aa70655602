import type { Dated } from "./dated.ts";

/** One step of a table by loan to value: it holds up to this percentage, included. */
export type Step = { upToLtvPercent: number; percent: number };

/** FHA: an upfront premium, usually financed, and an annual one by term, size and loan to value of the base loan. */
export type FhaPremiums = {
  upfrontPercent: number;
  /** Base loans above this amount pay the higher annual premium, in dollars. */
  sizeTier: number;
  /** Terms above 15 years. */
  longTerm: { upToTier: Step[]; aboveTier: Step[] };
  /** Terms of 15 years or less. */
  shortTerm: { upToTier: Step[]; aboveTier: Step[] };
};

/** In percent of the base loan. */
export const fhaPremiums: readonly Dated<FhaPremiums>[] = [
  {
    from: "2023-03-20",
    until: null,
    source: "HUD Mortgagee Letter 2023-05",
    rule: {
      upfrontPercent: 1.75,
      sizeTier: 726_200,
      longTerm: {
        upToTier: [
          { upToLtvPercent: 95, percent: 0.5 },
          { upToLtvPercent: Infinity, percent: 0.55 },
        ],
        aboveTier: [
          { upToLtvPercent: 95, percent: 0.7 },
          { upToLtvPercent: Infinity, percent: 0.75 },
        ],
      },
      shortTerm: {
        upToTier: [
          { upToLtvPercent: 90, percent: 0.15 },
          { upToLtvPercent: Infinity, percent: 0.4 },
        ],
        aboveTier: [
          { upToLtvPercent: 78, percent: 0.15 },
          { upToLtvPercent: 90, percent: 0.4 },
          { upToLtvPercent: Infinity, percent: 0.65 },
        ],
      },
    },
  },
];

/** VA: a funding fee by use and by down payment in percent of the price; there is no monthly premium. */
export type VaFees = {
  /** The first whose least down payment is reached, in percent of the price. */
  firstUse: { leastDownPercent: number; percent: number }[];
  laterUse: { leastDownPercent: number; percent: number }[];
};

/** For purchases and regular use. */
export const vaFees: readonly Dated<VaFees>[] = [
  {
    from: "2023-04-07",
    until: "2031-11-14",
    source: "38 U.S.C. 3729 and VA Circular 26-23-06",
    rule: {
      firstUse: [
        { leastDownPercent: 10, percent: 1.25 },
        { leastDownPercent: 5, percent: 1.5 },
        { leastDownPercent: 0, percent: 2.15 },
      ],
      laterUse: [
        { leastDownPercent: 10, percent: 1.25 },
        { leastDownPercent: 5, percent: 1.5 },
        { leastDownPercent: 0, percent: 3.3 },
      ],
    },
  },
];

/** USDA guaranteed loans: an upfront fee, usually financed, and an annual fee, in percent of the base loan. */
export const usdaFees: readonly Dated<{ upfrontPercent: number; annualPercent: number }>[] = [
  {
    from: "2016-10-01",
    until: null,
    source: "7 CFR 3555.107 and USDA's yearly notices of fees",
    rule: { upfrontPercent: 1, annualPercent: 0.35 },
  },
];

/** Where most conventional loans begin to need mortgage insurance: loan to value in percent, not included. */
export const insuredAbovePercent = 80;

/** What mortgage insurance costs a year in most cases, in percent of the loan: shown while it is not stated. */
export const usualInsurance = { least: 0.3, most: 1.5 } as const;
