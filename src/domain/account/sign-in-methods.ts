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

/** Ways to sign in that use an account at another service. */
export const providers = ["google", "facebook", "sso"] as const;
export type ProviderId = (typeof providers)[number];
