/** How a session began, as the account page names it. */
export const waysIn = [
  "password",
  "email",
  "email-code",
  "phone-code",
  "passkey",
  "google",
  "facebook",
  "sso",
] as const;
export type WayIn = (typeof waysIn)[number];

/** The ways in that belong to somebody else's accounts. */
export const providers = ["google", "facebook", "sso"] as const;
export type ProviderId = (typeof providers)[number];

/** Phone-only accounts carry an address that no mail reaches (RFC 2606), because the account service wants one. */
const placeholderDomain = "@phone.invalid";

export function placeholderEmail(userId: string): string {
  return `${userId}${placeholderDomain}`;
}

/** The address that mail can reach; null for who has only a phone. */
export function reachableEmail(email: string): string | null {
  return email.endsWith(placeholderDomain) ? null : email;
}
