import { type Side, sideOf } from "#domain/profiles/sides.ts";

// In SQL (docs/schema.sql): `links.find_professionals` and, if it finds no one, `links.find_similar_professionals`.

type ProfileText = { businessType: string | null; roleInBusiness: string | null };

/** The shortest term that is searched for, in characters after trimming. */
export const shortestTerm = 2;
/** How long typing must pause before a search starts, in milliseconds. */
export const pauseBeforeSearch = 500;
/** The most professionals in a search result. */
export const mostFound = 20;

/**
 * Whether the business type contains Mortgage or Real Estate. Only these have Find Professionals and the Link
 * Invitations tab; a role alone is not enough (docs/behavior/permissions.md#linking-follows-the-business-type).
 */
export function isLinkingTrade({ businessType }: Pick<ProfileText, "businessType">): boolean {
  const business = (businessType ?? "").toLowerCase();
  return business.includes("mortgage") || business.includes("real estate");
}

/** The side on which a professional links; null outside the two trades, whatever the role. */
export function linkingSide(profile: ProfileText): Side {
  return isLinkingTrade(profile) ? sideOf(profile) : null;
}

/** The side that a professional can find and link with: the opposite one; null outside the two trades. */
export function soughtSide(profile: ProfileText): Side {
  if (!isLinkingTrade(profile)) return null;
  return sideOf(profile) === "loan officer" ? "agent" : "loan officer";
}
