/** Answers every call of a session that still owes the second step; such a session opens nothing. */
export const secondStepNeeded = "Please finish two-step sign-in.";

/** The answer to something sensitive when the person has not proved to be there for a while. */
export const confirmationNeeded = "Please confirm it's you.";

/** How long a proof of being there counts for sensitive changes (milliseconds). */
export const confirmationLastsMs = 10 * 60 * 1000;

/** The answer to a code of six digits that is not right, used already or out of time. */
export const codeWrong = "That code is wrong or was already used. Use the newest one.";

/** The answer to a recovery code that is not right or was used before. */
export const recoveryCodeWrong = "That recovery code is wrong or was already used.";

/** Answers a wrong password in a confirmation. */
export const passwordWrong = "That password is wrong.";

/** Answers the removal of the last factor while this installation requires a second step of everyone. */
export const lastFactor =
  "Your team requires two-step sign-in, and this is your last one. Add another one first.";

/** Answers a confirmation by password or mailed code of someone who has a second step. */
export const confirmBySecondStep = "Confirm with an app code, a recovery code or a passkey.";

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
