/** The response to every request of a session with a pending second step; such a session has no access. */
export const secondStepNeeded = "Please finish two-step sign-in.";

/** The response to a sensitive change without a recent confirmation. */
export const confirmationNeeded = "Please confirm it's you.";

/** How long a confirmation counts for sensitive changes, in milliseconds. */
export const confirmationLastsMs = 10 * 60 * 1000;

/** The response to a six-digit code that is wrong, already used or expired. */
export const codeWrong = "That code is wrong or was already used. Use the newest one.";

/** The response to a recovery code that is wrong or already used. */
export const recoveryCodeWrong = "That recovery code is wrong or was already used.";

/** The response to a wrong password in a confirmation. */
export const passwordWrong = "That password is wrong.";

/** The response to removing the last factor while this installation requires a second step of everyone. */
export const lastFactor =
  "Your team requires two-step sign-in, and this is your last one. Add another one first.";

/** The response to a confirmation by password or emailed code from someone who has a second step. */
export const confirmBySecondStep = "Confirm with an app code, a recovery code or a passkey.";

/** The most authenticator apps one person may have. */
export const authenticatorsAtMost = 5;

/** How many recovery codes are issued at once. */
export const recoveryCodeCount = 10;

/** What a pending session must do: prove an existing factor, or set up the first one. */
export type SecondStep = "proof" | "enrolment";

/** Whether the last confirmation is recent enough for a sensitive change. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmationLastsMs;
}

/** A recovery code as typed: any case, with or without dashes and spaces. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}
