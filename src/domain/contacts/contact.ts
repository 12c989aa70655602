/** The types of a contact; the server refuses any other. */
export const contactTypes = ["Lead", "Deal", "Referral Partner"] as const;
export type ContactType = (typeof contactTypes)[number];

/** The status that a new lead starts with. */
export const newLeadStatus = "New Lead";

/** A status that only imported records have: there a converted lead stayed a lead. It hides "Convert to Deal". */
export const convertedStatus = "Converted to Deal";

/** The status that a new referral partner starts with. */
export const newPartnerStatus = "Active Partner";

export const propertyTypes = [
  "Single Family",
  "Condo",
  "Townhouse",
  "Multi-Family",
  "Land",
  "Other",
] as const;
