/** Which side of a transaction a professional is on, read from the profile's business type and role. */
export type Side = "loan officer" | "agent" | null;

type SideText = { businessType: string | null; roleInBusiness: string | null };

const loanOfficerRoles = ["loan officer", "loan originator", "mortgage banker", "mortgage broker"];
const agentRoles = ["agent", "sales", "broker"];

// In SQL (docs/schema.sql): `public.profile_side`, which triggers use. A test of the search for professionals compares
// the two.

/**
 * Decides the side, for server and browser. "Mortgage Broker" matches both lists: the loan officer's side is tested
 * first and takes precedence everywhere.
 */
export function sideOf({ businessType, roleInBusiness }: SideText): Side {
  const business = (businessType ?? "").toLowerCase();
  const role = (roleInBusiness ?? "").toLowerCase();
  if (business.includes("mortgage") || loanOfficerRoles.some((word) => role.includes(word)))
    return "loan officer";
  if (business.includes("real estate") || agentRoles.some((word) => role.includes(word)))
    return "agent";
  return null;
}

/** Whether the sidebar has Pre-Approval Calc: for loan officers, and for agents with a linked loan officer. */
export function seesCalculator(
  profile: SideText & { linkedLoanOfficerId: string | null },
): boolean {
  const side = sideOf(profile);
  return side === "loan officer" || (side === "agent" && profile.linkedLoanOfficerId !== null);
}

/** Whether the sidebar has Find Professionals: for either side. */
export function seesFindProfessionals(profile: SideText): boolean {
  return sideOf(profile) !== null;
}

/** What the sidebar shows under the name: the role, else the business type, else "User". */
export function sidebarRole(profile: {
  roleInBusiness: string | null;
  businessType: string | null;
}): string {
  return profile.roleInBusiness || profile.businessType || "User";
}
