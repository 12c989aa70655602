/** What a business may be (SPEC §9). */
export const businessTypes = [
  "Real Estate",
  "Mortgage",
  "Title Company",
  "Appraiser",
  "Home Inspector",
  "Marketing Company",
  "Real Estate Photography",
  "Other",
] as const;
export type BusinessType = (typeof businessTypes)[number];

const realEstateRoles = ["Broker", "Licensed Sales Professional"] as const;
const mortgageRoles = ["Mortgage Banker", "Mortgage Broker", "Loan Originator"] as const;
const otherRoles = ["Owner", "Manager", "Representative", "Technician", "Agent", "Other"] as const;

/** The roles a business type offers (SPEC §9, AMB-23); none before a type is chosen. */
export function rolesOf(businessType: string): readonly string[] {
  if (businessType === "Real Estate") return realEstateRoles;
  if (businessType === "Mortgage") return mortgageRoles;
  return businessTypes.includes(businessType as BusinessType) ? otherRoles : [];
}

/** The role that stays when the business type changes: a role the new type does not offer is cleared (SPEC §5). */
export function keepRole(businessType: string, role: string): string {
  return rolesOf(businessType).includes(role) ? role : "";
}

/** What a professional may want Hearthline for (SPEC §9). */
export const desiredFunctions = [
  "Lead Management",
  "Deal Tracking",
  "Client Communication",
  "Property Matching",
  "Calendar & Scheduling",
  "Document Management",
  "Reporting & Analytics",
  "Task Management",
  "Team Collaboration",
] as const;
