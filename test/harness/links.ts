import { newId } from "#server/platform/ids.ts";
import type { SignedIn, TestApp } from "./app.ts";
import { generousLimits } from "./worked-case.ts";

/** Links two people as if one had invited and the other accepted; returns the invitation's id. */
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

/** Adds a deal with the officer's parameters; returns its id. */
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
