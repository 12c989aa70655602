/** How an appointment went, once its time has come. */
export const outcomes = ["Took place", "No-show"] as const;
export type Outcome = (typeof outcomes)[number];
