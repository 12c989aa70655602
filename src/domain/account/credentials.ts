import * as z from "zod/mini";
import { requiredEmail } from "#domain/kernel/email.ts";
import { requiredName } from "#domain/kernel/text.ts";

// In SQL (docs/schema.sql): the password of a sign-up that waits for its proof goes by
// `account_keeper.drop_waiting_passwords` when the address is proved, changed or deleted, by
// `account_keeper.drop_replaced_passwords` when the account gets another password, and with the sign-up after seven days
// by `account_keeper.drop_stale_sign_ups`.

/** The minimum unless configuration raises it (docs/behavior/account.md#the-password-minimum-is-six). */
export const passwordMinLengthDefault = 6;

/** Long enough for any passphrase, short enough that hashing one cannot be used to overload the server. */
export const passwordMaxLength = 128;

/** The response to a sign-up or sign-in without identifier or password. API clients rely on the exact text. */
export const credentialsMissing = "You must provide either an email or phone number and a password";

/** The response to a correct password before the address is verified. The verification email is sent again with it. */
export const emailNotVerified =
  "Please verify your email first. We have just sent you the link again.";

/** The response when this installation has no keys for the provider. */
export const providerNotSetUp =
  "This way to sign in isn't set up here yet. Use your email and password.";

export const passwordTooCommon = "This password is too common. Choose a less common one.";

export function passwordTooShort(minLength: number): string {
  return `Password must have at least ${minLength} characters.`;
}

export const passwordTooLong = `Password may have at most ${passwordMaxLength} characters.`;

/**
 * A new password, kept exactly as typed, spaces included. The server, which has the list, checks whether it is common.
 */
export function newPassword(minLength: number = passwordMinLengthDefault) {
  return z
    .string("Password is required.")
    .check(
      z.minLength(1, { error: "Password is required.", abort: true }),
      z.minLength(minLength, passwordTooShort(minLength)),
      z.maxLength(passwordMaxLength, passwordTooLong),
    );
}

/** What the sign-up form requires. */
export function signUpSchema(minLength?: number) {
  return z.strictObject({
    fullName: requiredName("Full Name", 100),
    email: requiredEmail,
    password: newPassword(minLength),
  });
}
export type SignUp = z.output<ReturnType<typeof signUpSchema>>;

/** The sign-in form: an old password may be shorter than today's minimum, so any length is accepted. */
export const signInSchema = z.strictObject({
  email: requiredEmail,
  password: z.string("Password is required.").check(z.minLength(1, "Password is required.")),
});

/** The Forgot Password dialog. */
export const resetRequestSchema = z.strictObject({ email: requiredEmail });

/** What the /update-password form requires: the new password, typed twice. */
export function updatePasswordSchema(minLength?: number) {
  return z.strictObject({ password: newPassword(minLength), confirmation: z.string() }).check(
    z.refine((form) => form.password === form.confirmation, {
      error: "The passwords don't match.",
      path: ["confirmation"],
    }),
  );
}
