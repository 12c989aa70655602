import * as z from "zod/mini";
import { optionalText } from "#domain/kernel/text.ts";

/** The sliders' bounds and steps, in dollars. */
export const price = { min: 50_000, max: 2_000_000, step: 5_000 } as const;
export const downPayment = { min: 0, step: 1_000 } as const;
export const concession = { min: 0, step: 100, maxPercentOfPrice: 6 } as const;

/** The values a scenario starts with where neither the agent nor the loan officer has set anything, in dollars. */
export const defaultScenario = {
  purchasePrice: 300_000,
  downPayment: 60_000,
  sellersConcession: 0,
  monthlyTaxes: 300,
  monthlyInsurance: 100,
} as const;

/**
 * Percent per year, where the loan officer set no rate. A stored rate of 0 or less is a mistake and gives no result.
 */
export const defaultInterestRate = 6.5;

/** The most that a seller may concede at this price, in dollars: 6% of it, in whole cents. */
export function mostConcession(purchasePrice: number): number {
  return Math.floor(purchasePrice * concession.maxPercentOfPrice) / 100;
}

/**
 * The down payment for a percentage of a price, in whole dollars. Rounded up: 20% down must not leave a loan of more
 * than 80%, where mortgage insurance begins.
 */
export function downPaymentAt(purchasePrice: number, percent: number): number {
  const cents = Math.round(purchasePrice * percent);
  return Math.min(Math.ceil(cents / 100), purchasePrice);
}

/** The percentage of a price that a down payment is, to three decimals. */
export function percentDown(purchasePrice: number, amount: number): number {
  return Math.round((amount / purchasePrice) * 100_000) / 1_000;
}

/** The most that taxes or insurance can be, in dollars per month: beyond any realistic amount. */
export const mostMonthlyCost = 1_000_000;
const monthlyDollars = (label: string) =>
  z
    .number(`Enter the ${label} as a number.`)
    .check(
      z.gte(0, `The ${label} cannot be negative.`),
      z.lte(mostMonthlyCost, `The ${label} cannot be above $1,000,000 a month.`),
    );

/**
 * An agent's scenario, stored in realtor_prequal_inputs: dollars, taxes and insurance (HOI) in dollars per month. The
 * sliders' steps are only for convenience; any amount within their bounds is valid.
 */
export const scenarioSchema = z
  .strictObject({
    propertyAddress: optionalText(300),
    purchasePrice: z
      .number("Enter the purchase price as a number.")
      .check(
        z.gte(price.min, "The purchase price is at least $50,000."),
        z.lte(price.max, "The purchase price is at most $2,000,000."),
      ),
    downPayment: z
      .number("Enter the down payment as a number.")
      .check(z.gte(0, "The down payment cannot be negative.")),
    sellersConcession: z
      .number("Enter the seller's concession as a number.")
      .check(z.gte(0, "The seller's concession cannot be negative.")),
    monthlyTaxes: monthlyDollars("monthly taxes"),
    monthlyInsurance: monthlyDollars("monthly insurance"),
  })
  .check(
    z.refine((scenario) => scenario.downPayment <= scenario.purchasePrice, {
      error: "The down payment is at most the purchase price.",
      path: ["downPayment"],
    }),
    z.refine((scenario) => scenario.sellersConcession <= mostConcession(scenario.purchasePrice), {
      error: "The seller's concession is at most 6% of the purchase price.",
      path: ["sellersConcession"],
    }),
  );
export type Scenario = z.output<typeof scenarioSchema>;

/** A scenario as read from a deal; a field that was never stored is null. */
export const storedScenarioSchema = z.object({
  propertyAddress: z.nullable(z.string()),
  purchasePrice: z.nullable(z.number()),
  downPayment: z.nullable(z.number()),
  sellersConcession: z.nullable(z.number()),
  monthlyTaxes: z.nullable(z.number()),
  monthlyInsurance: z.nullable(z.number()),
});
export type StoredScenario = z.output<typeof storedScenarioSchema>;

/** What the loan officer's parameters say about the property itself, in dollars per month. */
type PropertyParams = {
  interestedPropertyAddress: string | null;
  monthlyTaxes: number | null;
  monthlyInsurance: number | null;
};

/**
 * The inputs when a deal is picked: what the agent saved, else what the loan officer stated, else the defaults, all
 * brought within the bounds.
 */
export function openScenario(
  saved: StoredScenario | null,
  params: PropertyParams | null,
): Scenario {
  return withinBounds({
    propertyAddress: saved?.propertyAddress ?? params?.interestedPropertyAddress ?? null,
    purchasePrice: saved?.purchasePrice ?? defaultScenario.purchasePrice,
    downPayment: saved?.downPayment ?? defaultScenario.downPayment,
    sellersConcession: saved?.sellersConcession ?? defaultScenario.sellersConcession,
    monthlyTaxes: saved?.monthlyTaxes ?? params?.monthlyTaxes ?? defaultScenario.monthlyTaxes,
    monthlyInsurance:
      saved?.monthlyInsurance ?? params?.monthlyInsurance ?? defaultScenario.monthlyInsurance,
  });
}

/** The scenario with every amount within its bounds. A lower price lowers down payment and concession with it. */
export function withinBounds(scenario: Scenario): Scenario {
  const purchasePrice = between(price.min, scenario.purchasePrice, price.max);
  return {
    propertyAddress: scenario.propertyAddress,
    purchasePrice,
    downPayment: between(0, scenario.downPayment, purchasePrice),
    sellersConcession: between(0, scenario.sellersConcession, mostConcession(purchasePrice)),
    monthlyTaxes: between(0, scenario.monthlyTaxes, mostMonthlyCost),
    monthlyInsurance: between(0, scenario.monthlyInsurance, mostMonthlyCost),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
