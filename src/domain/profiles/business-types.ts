/** The business types, in the order of the form. */
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

/** The roles that a business type offers; none before a type is chosen. */
export function rolesOf(businessType: string): readonly string[] {
  if (businessType === "Real Estate") return realEstateRoles;
  if (businessType === "Mortgage") return mortgageRoles;
  return businessTypes.includes(businessType as BusinessType) ? otherRoles : [];
}

/** The role after a change of the business type: empty when the new type does not offer it. */
export function keepRole(businessType: string, role: string): string {
  return rolesOf(businessType).includes(role) ? role : "";
}

/** What a professional may want to use Hearthline for. */
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
