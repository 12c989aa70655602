/** How a session was started, as the account page names it. */
export const signInMethods = [
  "password",
  "email",
  "email-code",
  "phone-code",
  "passkey",
  "google",
  "facebook",
  "sso",
] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Ways to sign in that use an account at another service. */
export const providers = ["google", "facebook", "sso"] as const;
export type ProviderId = (typeof providers)[number];
