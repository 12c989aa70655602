/** Answers every call of a session that still owes the second step; such a session opens nothing. */
export const secondStepNeeded = "Please finish the second step of signing in.";

/** The answer to something sensitive when the person has not proved to be there for a while. */
export const confirmationNeeded = "Please confirm that it is you.";

/** How long a proof of being there counts for sensitive changes (milliseconds). */
export const confirmationLastsMs = 10 * 60 * 1000;

/** The answer to a code of six digits that is not right, used already or out of time. */
export const codeWrong = "This code is not right, or it was used before. Use the newest one.";

/** The answer to a recovery code that is not right or was used before. */
export const recoveryCodeWrong = "This recovery code is not right, or it was used before.";

/** Answers a wrong password in a confirmation. */
export const passwordWrong = "This password is not right.";

/** Answers the removal of the last factor while this installation requires a second step of everyone. */
export const lastFactor =
  "This is your last second step, and everybody here needs one. Add another one first.";

/** Answers a confirmation by password or mailed code of someone who has a second step. */
export const confirmBySecondStep =
  "Confirm with your second step: an app's code, a recovery code or a passkey.";

/** As many authenticator apps as one person may have. */
export const authenticatorsAtMost = 5;

/** How many recovery codes are handed out at once. */
export const recoveryCodeCount = 10;

/** What a pending session owes: proof by a factor that exists, or setting up the first one. */
export type SecondStep = "proof" | "enrolment";

/** Whether the last confirmation is recent enough for a sensitive change. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmationLastsMs;
}

/** A recovery code as people type it: any case, with or without dashes and spaces. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}
