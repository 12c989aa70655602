import type { SavedScenario, SharedDeal } from "#contract/calculator.ts";
import type { StoredResults } from "#domain/calculator/results.ts";
import { insuredAbovePercent } from "#domain/calculator/rules/mortgage-insurance.ts";
import type { StoredScenario } from "#domain/calculator/scenario.ts";
import { verdictNeeds } from "#domain/contacts/verdict-needs.ts";
import { financeParams, hiddenParams, type Sharing } from "#domain/links/sharing.ts";
import { toOfficerParams } from "#server/contacts/deal-row.ts";
import { number, text } from "#server/contacts/stored-values.ts";
import { fromStoredNames, toStoredNames } from "#server/platform/case.ts";
import type { SharedRow } from "./store.ts";
import type { ScenarioRow } from "./tables.ts";

type Json = Record<string, unknown>;
type Hiding = Pick<Sharing, "hidesFinances">;
/** Whether the deal's limits are stored and can't be read. */
type Unknown = { areLimitsUnreadable: boolean };

/** Whether a deal's limits are stored and can't be read; whatever was within them is not known to be anymore. */
export function areLimitsUnreadable(row: Pick<SharedRow, "unreadable">): boolean {
  return row.unreadable?.includes("loanOfficerDealParams") ?? false;
}

/** The only place that turns a loan officer's deal into what the agent gets. Hidden figures are removed here. */
export function toSharedDeal(row: SharedRow, { hidesFinances }: Hiding): SharedDeal {
  const params = row.loanOfficerDealParams && toOfficerParams(row.loanOfficerDealParams);
  const kept = Object.fromEntries(hiddenParams.map((name) => [name, null]));
  // The deal's latest scenario may be another agent's or have been saved without a question, so its verdict would be
  // one.
  const isVerdictLeftOut = hidesFinances || areLimitsUnreadable(row);
  const dealResults = (stored: Json) => {
    const shown = toShownResults(stored, { hidesFinances });
    return isVerdictLeftOut ? { ...shown, isWithinLimits: null } : shown;
  };
  const unreadable = sharedGroups.filter((name) => row.unreadable?.includes(name));
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    loanOfficerDealParams: params && (hidesFinances ? { ...params, ...kept } : params),
    realtorPrequalInputs: row.realtorPrequalInputs && toScenario(row.realtorPrequalInputs),
    preApprovalResults: row.preApprovalResults && dealResults(row.preApprovalResults),
    ...(unreadable.length > 0 && { unreadable }),
  };
}

const sharedGroups = [
  "loanOfficerDealParams",
  "realtorPrequalInputs",
  "preApprovalResults",
] as const;

/**
 * A saved scenario for a reader. An agent from whom finances are hidden gets no DTI, and no verdict beyond the limit of
 * questions.
 */
export function toSavedScenario(row: ScenarioRow, hiding: Hiding & Unknown): SavedScenario {
  const { id, dealId, agentId, agentName, savedAt, recheckedAt } = row;
  const isVerdictHidden = hiding.hidesFinances && !row.showsVerdict;
  const inputs = toScenario(row.inputs ?? {});
  const show = (results: Json | null, { isUnknown }: { isUnknown: boolean }) => {
    const shown = withInsuranceTold(toShownResults(results ?? {}, hiding), inputs);
    return isVerdictHidden || isUnknown ? { ...shown, isWithinLimits: null } : shown;
  };
  const unreadable = [...(row.unreadable ?? []), ...(hiding.areLimitsUnreadable ? limits : [])];
  return {
    id,
    dealId,
    agentId,
    agentName,
    savedAt,
    inputs,
    results: show(row.results, { isUnknown: false }),
    currentResults: show(row.currentResults, { isUnknown: hiding.areLimitsUnreadable }),
    recheckedAt,
    isVerdictHidden,
    ...(unreadable.length > 0 && { unreadable }),
  };
}

const limits = ["limits"] as const;

/** Results that were saved before mortgage insurance could be stated are without it where most loans need it. */
function withInsuranceTold(results: StoredResults, { purchasePrice }: StoredScenario) {
  const { loanAmount, isWithoutMortgageInsurance, isWithinLimits } = results;
  if (isWithoutMortgageInsurance !== null || isWithinLimits === null) return results;
  if (loanAmount === null || purchasePrice === null) return results;
  const isMissing = loanAmount > (insuredAbovePercent / 100) * purchasePrice;
  return isMissing ? { ...results, isWithoutMortgageInsurance: true } : results;
}

/** Whether any of these deals shows an agent incomes, debts or a DTI. */
export function showFinances(deals: SharedDeal[]): boolean {
  return deals.some(
    ({ loanOfficerDealParams: params, preApprovalResults: results }) =>
      typeof results?.updatedDti === "number" ||
      financeParams.some((name) => typeof params?.[name] === "number"),
  );
}

/** A scenario in its stored form, with snake_case names. */
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

/**
 * Results in their stored form: six snake_case names, and the others where there is something to say: what was not
 * stated, the cash, above 80% loan to value whether mortgage insurance is missing, and the version of a program's rules.
 */
export function storeResults(found: StoredResults): Json {
  const { notStated, cashToClose, isWithoutMortgageInsurance, rulesVersion, ...results } = found;
  return toStoredNames({
    ...results,
    ...(cashToClose !== null && { cashToClose }),
    ...(isWithoutMortgageInsurance !== null && { isWithoutMortgageInsurance }),
    ...(rulesVersion !== null && { rulesVersion }),
    ...(notStated.length > 0 && { notStated }),
  });
}

/** Results from their stored form. */
export function toStoredResults(stored: Json): StoredResults {
  const results = fromStoredNames(stored);
  const { isWithinLimits, isWithoutMortgageInsurance, notStated } = results;
  return {
    estimatedPiti: number(results.estimatedPiti),
    updatedDti: number(results.updatedDti),
    isWithinLimits: typeof isWithinLimits === "boolean" ? isWithinLimits : null,
    calculatedAt: text(results.calculatedAt),
    loanAmount: number(results.loanAmount),
    interestRateUsed: number(results.interestRateUsed),
    cashToClose: number(results.cashToClose),
    isWithoutMortgageInsurance:
      typeof isWithoutMortgageInsurance === "boolean" ? isWithoutMortgageInsurance : null,
    rulesVersion: text(results.rulesVersion),
    notStated: verdictNeeds.filter((name) => Array.isArray(notStated) && notStated.includes(name)),
  };
}

function toShownResults(stored: Json, { hidesFinances }: Hiding): StoredResults {
  const results = toStoredResults(stored);
  return hidesFinances ? { ...results, updatedDti: null } : results;
}
