/** Our text messages. They are short, because every 160 characters cost. */

export function codeText(code: string): string {
  return `${code} is your Hearthline code. It's valid for 10 minutes. Don't share it.`;
}

/** Sent when someone signs up with a number that has an account. The response to the sign-up does not reveal that. */
export function alreadyRegisteredText(origin: string): string {
  return `Someone tried to sign up for Hearthline with your number. You already have an account, so nothing changed. Was it you? Sign in at ${origin}/signin`;
}

/** People with a mailbox reset their password there. */
export function resetByMailText(origin: string): string {
  return `Hearthline: reset your password by email at ${origin}/signin. If you didn't ask for this, ignore this text.`;
}

/** Sent when a person signed in to another account wants to add this number. */
export const numberWantedText =
  "Hearthline: someone tried to add your number to another account. Nothing changed.";

/** Sent to the number that was replaced or removed. */
export const numberGoneText =
  "Hearthline: this number was removed from your account. If this wasn't you, sign in and check Account and security.";
