/** Our text messages. They are short, because every 160 characters cost. */

export function codeText(code: string): string {
  return `${code} is your Hearthline code. It holds for ten minutes. Give it to nobody.`;
}

/** Sent when somebody signs up with a number that has an account. The response to the sign-up does not reveal that. */
export function alreadyRegisteredText(origin: string): string {
  return `Somebody tried to sign up to Hearthline with your number. You already have an account, so nothing was changed. Was it you? Sign in at ${origin}/signin`;
}

/** People with a mailbox reset their password there. */
export function resetByMailText(origin: string): string {
  return `Hearthline: choose a new password by your email, at ${origin}/signin. If you did not ask for it, ignore this text.`;
}

/** Sent when somebody signed in elsewhere wants to add this number. */
export const numberWantedText =
  "Hearthline: somebody tried to add your number to another account. Nothing was changed.";

/** Sent to the number that was replaced or removed. */
export const numberGoneText =
  "Hearthline: this number no longer belongs to your account. If that was not you, sign in and look at Account and security.";
