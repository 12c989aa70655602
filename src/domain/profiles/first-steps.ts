/**
 * How far the guide of the first days has come with a professional: "new" has not seen it, "begun" has some of its steps
 * left, "ended" has done them all or put it away.
 */
export const firstStepsStates = ["new", "begun", "ended"] as const;
export type FirstStepsState = (typeof firstStepsStates)[number];
