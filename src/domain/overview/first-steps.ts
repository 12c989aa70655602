import { isLinkingTrade } from "#domain/links/sought.ts";

/** What a professional needs to start: a lead, a booking link that clients know, and a partner of the other side. */
export const firstSteps = ["lead", "bookingLink", "invitation"] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Which steps the records show as done. */
export type StepsDone = Record<FirstStep, boolean>;

/** The steps of a professional. Only professionals in the two linking trades have anyone to invite. */
export function stepsOf(profile: { businessType: string | null }): readonly FirstStep[] {
  return isLinkingTrade(profile) ? firstSteps : firstSteps.filter((step) => step !== "invitation");
}

/** How many of the steps are done. */
export function countDone(steps: readonly FirstStep[], done: StepsDone): number {
  return steps.filter((step) => done[step]).length;
}
