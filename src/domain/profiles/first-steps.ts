/**
 * The progress of a professional's first-steps guide: "new" has not been seen, "begun" has some steps left, "ended" is
 * completed or hidden.
 */
export const firstStepsStates = ["new", "begun", "ended"] as const;
export type FirstStepsState = (typeof firstStepsStates)[number];
