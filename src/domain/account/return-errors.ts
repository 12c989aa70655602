/** What can go wrong on the return from a provider, by the code that the page receives (ERR-024 to ERR-026). */
export const returnErrors = [
  "no_session",
  "not_valid",
  "no_code",
  "refused",
  "provider_failed",
  "no_email",
  "check_mail",
  "has_account",
  "wrong_domain",
  "linked_elsewhere",
  "link_lost",
  "unexpected",
] as const;
export type ReturnError = (typeof returnErrors)[number];

/** The response to a new identity whose verified address belongs to an account that is not linked with it. */
export const hasAccount =
  "You already have an account with this email. Sign in the way you usually do, then link this way to sign in under Account and security.";

/** The response while a provider's servers are unreachable. */
export const providerUnreachable =
  "This provider cannot be reached right now. Try again in a moment, or sign in another way.";

/** The response to an address whose company has no single sign-on here. */
export const noCompanySignIn =
  "No company sign-in is set up for this address. Sign in another way.";

/** The response to a company's account with an address of another domain. */
export const wrongDomain = "This address doesn't belong to the company you're signing in with.";

/** The response to an id token from a provider that only works through its page. */
export const idTokenNotTaken =
  "This provider's ID tokens aren't accepted here. Use its sign-in page instead.";

/** The response to removing the last sign-in method that does not depend on email. */
export const lastSignInMethod =
  "This is your last way to sign in. Set a password or add a passkey first.";
