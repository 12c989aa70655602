/**
 * How far a professional is with a lead, beside the lead's status: set by hand, and only ever by hand. In the order of
 * New Leads: those that nobody has called yet come first.
 */
export const followUps = ["New", "Contacted", "Nurturing", "Not now"] as const;
export type FollowUp = (typeof followUps)[number];

/** The state of a lead that nobody has set. */
export const firstFollowUp = "New" satisfies FollowUp;
