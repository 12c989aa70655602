/** The words of the Referral Partner form alone (SPEC §3). */
export const partnerSections = { contact: "Contact", rest: "Anything else" };
export const websiteHint = "With https:// in front.";
