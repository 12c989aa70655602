/** Which side of a transaction a professional stands on, read from profile text (SPEC §6). */
export type Side = "loan officer" | "agent" | null;

type SideText = { businessType: string | null; roleInBusiness: string | null };

const loanOfficerRoles = ["loan officer", "loan originator", "mortgage banker", "mortgage broker"];
const agentRoles = ["agent", "sales", "broker"];

/**
 * The one function that server and screens ask. "Mortgage Broker" matches both lists: the loan-officer side is
 * tested first and wins everywhere (AMB-24).
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

/** Who finds the calculator in the sidebar: officers, and agents with a linked officer (SPEC §2, §6). */
export function seesCalculator(
  profile: SideText & { linkedLoanOfficerId: string | null },
): boolean {
  const side = sideOf(profile);
  return side === "loan officer" || (side === "agent" && profile.linkedLoanOfficerId !== null);
}

/** Who finds Find Professionals in the sidebar: either side (SPEC §2). */
export function seesFindProfessionals(profile: SideText): boolean {
  return sideOf(profile) !== null;
}

/** What the sidebar says under the name: the role, else the business type, else "User" (SPEC §2). */
export function sidebarRole(profile: {
  roleInBusiness: string | null;
  businessType: string | null;
}): string {
  return profile.roleInBusiness || profile.businessType || "User";
}
