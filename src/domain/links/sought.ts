import { type Side, sideOf } from "#domain/profiles/sides.ts";

type ProfileText = { businessType: string | null; roleInBusiness: string | null };

/** A term shorter than this is not searched for (SPEC §5). */
export const shortestTerm = 2;
/** Milliseconds without typing before a search begins (SPEC §5). */
export const pauseBeforeSearch = 500;
/** So many professionals a search finds at most (SPEC §9). */
export const mostFound = 20;

/**
 * Whether this is one of the two trades that link: their business type says Mortgage or Real Estate. Find Professionals
 * and the Link Invitations tab ask it (SPEC §2, AMB-27, AMB-28).
 */
export function isLinkingTrade({ businessType }: Pick<ProfileText, "businessType">): boolean {
  const business = (businessType ?? "").toLowerCase();
  return business.includes("mortgage") || business.includes("real estate");
}

/** The side as which a professional links; null for everybody outside the two trades, whatever the role. */
export function linkingSide(profile: ProfileText): Side {
  return isLinkingTrade(profile) ? sideOf(profile) : null;
}

/** Which side a professional finds and may link with: the opposite one; null for everybody outside the two trades. */
export function soughtSide(profile: ProfileText): Side {
  if (!isLinkingTrade(profile)) return null;
  return sideOf(profile) === "loan officer" ? "agent" : "loan officer";
}
