import { isLinkingTrade } from "#domain/links/sought.ts";

/** What an office runs on: somebody to work for, a way to a time with me, and somebody of the other side. */
export const firstSteps = ["lead", "bookingLink", "invitation"] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What the records say of each step. */
export type StepsDone = Record<FirstStep, boolean>;

/** The steps of a professional: only the two trades that link have somebody to invite. */
export function stepsOf(profile: { businessType: string | null }): readonly FirstStep[] {
  return isLinkingTrade(profile) ? firstSteps : firstSteps.filter((step) => step !== "invitation");
}

/** How many of somebody's steps are done. */
export function countDone(steps: readonly FirstStep[], done: StepsDone): number {
  return steps.filter((step) => done[step]).length;
}
