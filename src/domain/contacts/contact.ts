/** What a contact may be (SPEC §3). */
export const contactTypes = ["Lead", "Deal", "Referral Partner"] as const;
export type ContactType = (typeof contactTypes)[number];

/** Where a new lead stands (SPEC §4). */
export const newLeadStatus = "New Lead";

/** A lead that was made a deal elsewhere keeps this status in old data (SPEC §4, AMB-44). */
export const convertedStatus = "Converted to Deal";

/** Where a new referral partner stands (SPEC §4). */
export const newPartnerStatus = "Active Partner";

export const propertyTypes = [
  "Single Family",
  "Condo",
  "Townhouse",
  "Multi-Family",
  "Land",
  "Other",
] as const;
export type PropertyType = (typeof propertyTypes)[number];
