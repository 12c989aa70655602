import { seesCalculator, seesFindProfessionals } from "#domain/profiles/sides.ts";
import type { Profile } from "#web/account/auth-state.ts";
import { navWords } from "./messages.ts";

/** A link of the sidebar. */
export type NavEntry = { to: string; words: string };

/** Its link shows how much waits for approval. */
export const assistantPath = "/dashboard/assistant";

/**
 * The sidebar's links: five for everyone, and up to two more for loan officers and agents. The assistant is second,
 * because it works every day.
 */
export function navLinksOf(
  profile: Pick<Profile, "businessType" | "roleInBusiness" | "linkedLoanOfficerId">,
): NavEntry[] {
  return [
    { to: "/dashboard/overview", words: navWords.overview },
    { to: assistantPath, words: navWords.assistant },
    { to: "/dashboard/profile", words: navWords.profile },
    { to: "/dashboard/appointments", words: navWords.appointments },
    { to: "/dashboard/calendar", words: navWords.calendar },
    ...(seesCalculator(profile)
      ? [{ to: "/dashboard/pre-approval-calculator", words: navWords.calculator }]
      : []),
    ...(seesFindProfessionals(profile)
      ? [{ to: "/dashboard/find-professionals", words: navWords.findProfessionals }]
      : []),
  ];
}
