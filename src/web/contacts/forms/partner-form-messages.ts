/** Texts that only the Referral Partner form uses. */
export const partnerSections = { contact: "Contact", rest: "Anything else" };
export const websiteHint = "Starts with https://.";
