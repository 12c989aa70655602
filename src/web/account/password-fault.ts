import { AuthError } from "./auth-error.ts";

const codes = [
  "PASSWORD_UNFIT",
  "PASSWORD_TOO_COMMON",
  "PASSWORD_OF_OWN_WORDS",
  "PASSWORD_TOO_SHORT",
  "PASSWORD_TOO_LONG",
];

/** Whether the account service rejected the new password itself, so that the field shows it too. */
export function isPasswordFault(error: unknown): boolean {
  return error instanceof AuthError && codes.includes(error.code);
}
