import { type Side, sideOf } from "#domain/profiles/sides.ts";

// In SQL (docs/schema.sql): `links.find_professionals` and, where it finds nobody, `links.find_similar_professionals`.

type ProfileText = { businessType: string | null; roleInBusiness: string | null };

/** The shortest term that is searched for, in characters after trimming. */
export const shortestTerm = 2;
/** Milliseconds without typing before a search begins. */
export const pauseBeforeSearch = 500;
/** How many professionals a search finds at most. */
export const mostFound = 20;

/**
 * Whether the business type contains Mortgage or Real Estate. Only these have Find Professionals and the Link
 * Invitations tab; a role alone does not suffice (docs/behavior/permissions.md#linking-follows-the-business-type).
 */
export function isLinkingTrade({ businessType }: Pick<ProfileText, "businessType">): boolean {
  const business = (businessType ?? "").toLowerCase();
  return business.includes("mortgage") || business.includes("real estate");
}

/** The side as which a professional links; null outside the two trades, whatever the role. */
export function linkingSide(profile: ProfileText): Side {
  return isLinkingTrade(profile) ? sideOf(profile) : null;
}

/** The side that a professional finds and may link with: the opposite one; null outside the two trades. */
export function soughtSide(profile: ProfileText): Side {
  if (!isLinkingTrade(profile)) return null;
  return sideOf(profile) === "loan officer" ? "agent" : "loan officer";
}
