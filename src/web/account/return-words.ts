import { hasAccount, type ReturnError, wrongDomain } from "#domain/account/return-errors.ts";
import { providerWords, signInWords, verificationWords } from "./messages.ts";

const names: Record<string, string> = { ...providerWords.names, sso: "Your Company" };

/** The title when a return from a provider failed, by what the person went there for. */
const titles = {
  "sign-in": (name: string | undefined): string =>
    name ? `Sign In with ${name} Failed` : signInWords.failed,
  link: (name: string | undefined): string => `Linking ${name ?? "It"} Failed`,
} as const;
export type WayBack = keyof typeof titles;

export function failedTitle(way: WayBack, provider: string): string {
  const name = Object.hasOwn(names, provider) ? names[provider] : undefined;
  return titles[way](name);
}

/** The text for each failed return from a provider. The first three are exact (ERR-024 to ERR-026). */
export const returnTexts: Record<ReturnError, string> = {
  no_session: "No session defined in URL",
  not_valid: "Not a valid PKCE flow url.",
  no_code: "No code detected.",
  refused: "You cancelled, so nothing changed.",
  provider_failed: "That service didn't confirm who you are. Please try again.",
  no_email:
    "We didn't get an email address, and an account needs one. Share it there, or sign up here.",
  check_mail: "We emailed you. Open the link in that email to continue.",
  has_account: hasAccount,
  wrong_domain: wrongDomain,
  linked_elsewhere: "That account is already linked to another account here.",
  link_lost: "You were signed out in the meantime. Sign in, then link again.",
  unexpected: providerWords.failedText,
};

export const verifiedWords = {
  title: "Email verified",
  text: "You can sign in now.",
} as const;

export const signInFirstWords = {
  title: "Sign in first",
  text: "Then open the link in the email again, in this browser.",
} as const;

export const checkMailTitle = verificationWords.waiting;
