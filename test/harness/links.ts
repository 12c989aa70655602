import { newId } from "#server/platform/ids.ts";
import type { SignedIn, TestApp } from "./app.ts";

/** Links two people as if one had invited and the other accepted; answers the invitation's id. */
export async function link(
  { sql }: Pick<TestApp, "sql">,
  inviting: SignedIn,
  invited: SignedIn,
): Promise<string> {
  const id = newId();
  await sql(
    `insert into profile_link_invitations (inviting_profile_id, id, invited_profile_id, status)
     values ($1, $2, $3, 'accepted')`,
    [inviting.id, id, invited.id],
  );
  return id;
}

/** Limits that a deal of 300,000 with 60,000 down keeps by far: 1,916.96 of 2,500 a month, 30.21 of 43%. */
export const generousLimits = {
  maxMonthlyPayment: 2500,
  borrowerMonthlyIncome: 8000,
  borrowerMonthlyDebts: 500,
  currentDtiWithoutHousing: 6.25,
  maxAllowedDti: 43,
  proposedInterestRate: 6.5,
};

/** Adds a deal with the officer's parameters; answers its id. */
export async function addDealOf(
  officer: SignedIn,
  { name = "Priya Raman", params = generousLimits }: { name?: string; params?: object | null } = {},
): Promise<string> {
  const id = newId();
  const [firstName = "", lastName = ""] = name.split(" ");
  const deal = { firstName, lastName, loanOfficerDealParams: params };
  await officer.api.contacts.addDeal({ id, deal });
  return id;
}

/** The scenario that the calculator opens with (SPEC §9). */
export const firstScenario = {
  propertyAddress: null,
  purchasePrice: 300_000,
  downPayment: 60_000,
  sellersConcession: 0,
  monthlyTaxes: 300,
  monthlyInsurance: 100,
};
