/** What can go wrong on the way back from a provider, by the code that the page receives (ERR-024 to ERR-026). */
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

/** The answer to an identity whose verified address has an account that never linked it. */
export const hasAccount =
  "You already have an account with this email. Sign in the way you usually do, then link this way to sign in under Account and security.";

/** The answer while a provider's servers do not answer. */
export const providerUnreachable =
  "This provider cannot be reached right now. Try again in a moment, or sign in another way.";

/** The answer to an address whose company has no sign-in of its own here. */
export const noCompanySignIn =
  "No company sign-in is set up for this address. Sign in another way.";

/** The answer to a company's account under an address of another domain. */
export const wrongDomain = "This address doesn't belong to the company you're signing in with.";

/** The answer to a provider's id token where only its page can be used. */
export const idTokenNotTaken =
  "This provider's ID tokens aren't accepted here. Use its sign-in page instead.";

/** The answer to the removal of the last way in that needs no mail. */
export const lastWayIn = "This is your last way to sign in. Set a password or add a passkey first.";
