/** The words of our text messages: short, because each 160 characters cost. */

export function codeText(code: string): string {
  return `${code} is your Hearthline code. It holds for ten minutes. Give it to nobody.`;
}

/** Sent when someone signs up with a number that has an account. The answer to the sign-up does not reveal it. */
export function alreadyRegisteredText(origin: string): string {
  return `Somebody tried to sign up to Hearthline with your number. You already have an account, so nothing was changed. Was it you? Sign in at ${origin}/signin`;
}

/** The way to a new password of somebody who has a mailbox is that mailbox. */
export function resetByMailText(origin: string): string {
  return `Hearthline: choose a new password by your email, at ${origin}/signin. If you did not ask for it, ignore this text.`;
}

/** Somebody signed in elsewhere wants this number for another account. */
export const numberWantedText =
  "Hearthline: somebody tried to add your number to another account. Nothing was changed.";

/** To the number that an account had before. */
export const numberGoneText =
  "Hearthline: this number no longer belongs to your account. If that was not you, sign in and look at Account and security.";
