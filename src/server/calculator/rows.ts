import type { SavedScenario, SharedDeal } from "#contract/calculator.ts";
import type { StoredResults } from "#domain/calculator/results.ts";
import type { StoredScenario } from "#domain/calculator/scenario.ts";
import { hiddenParams, type Sharing } from "#domain/links/sharing.ts";
import { toOfficerParams } from "#server/contacts/deal-row.ts";
import { number, text } from "#server/contacts/stored-values.ts";
import { fromStoredNames } from "#server/platform/case.ts";
import type { ScenarioRow, SharedRow } from "./store.ts";

type Json = Record<string, unknown>;
type Hiding = Pick<Sharing, "hidesFinances">;

/** The one place where an officer's deal becomes what the agent gets: hidden figures end here. */
export function toSharedDeal(row: SharedRow, { hidesFinances }: Hiding): SharedDeal {
  const params = row.loanOfficerDealParams && toOfficerParams(row.loanOfficerDealParams);
  const kept = Object.fromEntries(hiddenParams.map((name) => [name, null]));
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    loanOfficerDealParams: params && (hidesFinances ? { ...params, ...kept } : params),
    realtorPrequalInputs: row.realtorPrequalInputs && toScenario(row.realtorPrequalInputs),
    preApprovalResults:
      row.preApprovalResults && toShownResults(row.preApprovalResults, { hidesFinances }),
  };
}

/** A saved scenario for whoever may see it; without the DTI for an agent from whom the finances are hidden. */
export function toSavedScenario(row: ScenarioRow, hiding: Hiding): SavedScenario {
  const { id, dealId, agentId, agentName, savedAt, recheckedAt } = row;
  return {
    id,
    dealId,
    agentId,
    agentName,
    savedAt,
    inputs: toScenario(row.inputs),
    results: toShownResults(row.results, hiding),
    currentResults: toShownResults(row.currentResults, hiding),
    recheckedAt,
  };
}

/** A scenario as it is stored, under the spec's names. */
export function toScenario(stored: Json): StoredScenario {
  const scenario = fromStoredNames(stored);
  return {
    propertyAddress: text(scenario.propertyAddress),
    purchasePrice: number(scenario.purchasePrice),
    downPayment: number(scenario.downPayment),
    sellersConcession: number(scenario.sellersConcession),
    monthlyTaxes: number(scenario.monthlyTaxes),
    monthlyInsurance: number(scenario.monthlyInsurance),
  };
}

/** Results as they are stored, under the spec's names. */
export function toStoredResults(stored: Json): StoredResults {
  const results = fromStoredNames(stored);
  const { isWithinLimits } = results;
  return {
    estimatedPiti: number(results.estimatedPiti),
    updatedDti: number(results.updatedDti),
    isWithinLimits: typeof isWithinLimits === "boolean" ? isWithinLimits : null,
    calculatedAt: text(results.calculatedAt),
    loanAmount: number(results.loanAmount),
    interestRateUsed: number(results.interestRateUsed),
  };
}

function toShownResults(stored: Json, { hidesFinances }: Hiding): StoredResults {
  const results = toStoredResults(stored);
  return hidesFinances ? { ...results, updatedDti: null } : results;
}
