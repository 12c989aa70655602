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
