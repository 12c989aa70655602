import { defaultScenario, type Scenario } from "#domain/calculator/scenario.ts";

/** The scenario that the calculator starts with: 1,916.96 a month at 6.5%. */
export const firstScenario: Scenario = { propertyAddress: null, ...defaultScenario };

/** Limits well above it: 1,916.96 of 2,500 a month, 30.21 of 43%. */
export const generousLimits = {
  maxMonthlyPayment: 2500,
  borrowerMonthlyIncome: 8000,
  borrowerMonthlyDebts: 500,
  currentDtiWithoutHousing: 6.25,
  maxAllowedDti: 43,
  proposedInterestRate: 6.5,
};
