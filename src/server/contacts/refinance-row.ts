import type { z } from "zod/mini";
import type {
  storedDealRefinanceDetails,
  storedRefinanceDetails,
} from "#domain/contacts/refinance.ts";
import { fromStoredNames } from "#server/platform/case.ts";
import type { ContactRow } from "./contact-row.ts";
import { flag, number, text } from "./stored-values.ts";

/** The loan to be replaced. What an older row lacks is null. */
export function toRefinanceDetails(row: ContactRow): z.output<typeof storedRefinanceDetails> {
  const stored = fromStoredNames(row.refinanceDetails ?? {});
  return {
    marketValue: number(stored.marketValue),
    balanceOwed: number(stored.balanceOwed),
    payment: number(stored.payment),
    interestRate: number(stored.interestRate),
    propertyTaxYearly: number(stored.propertyTaxYearly),
    hoiYearly: number(stored.hoiYearly),
    propertyTypeRefi: text(stored.propertyTypeRefi),
  };
}

/** The same with the new loan and the papers that have come. */
export function toDealRefinanceDetails(
  row: ContactRow,
): z.output<typeof storedDealRefinanceDetails> {
  const stored = fromStoredNames(row.refinanceDetails ?? {});
  return {
    ...toRefinanceDetails(row),
    loanProgram: text(stored.loanProgram),
    rateRefi: number(stored.rateRefi),
    appraisedValueRefi: number(stored.appraisedValueRefi),
    cashOutAmount: number(stored.cashOutAmount),
    notesRefi: text(stored.notesRefi),
    incomeReceived: flag(stored.incomeReceived),
    idReceived: flag(stored.idReceived),
    ssReceived: flag(stored.ssReceived),
    assetsReceived: flag(stored.assetsReceived),
    insuranceReceived: flag(stored.insuranceReceived),
  };
}
