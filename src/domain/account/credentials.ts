import * as z from "zod/mini";
import { requiredEmail } from "#domain/kernel/email.ts";
import { requiredName } from "#domain/kernel/text.ts";

/** The text's minimum (SPEC §5, D12); configuration may raise it. */
export const passwordMinLengthDefault = 6;

/** Long enough for any passphrase, short enough that hashing one is no work to attack with. */
export const passwordMaxLength = 128;

/** The answer to a sign-up or sign-in that lacks one of the two (SPEC §5). */
export const credentialsMissing = "You must provide either an email or phone number and a password";

/** The answer to a right password before the address was proved (AMB-07); the mail goes out again with it. */
export const emailNotVerified =
  "Please verify your email first. We have just sent you the link again.";

/** The answer of a provider's button while this Hearthline has no keys for it (AMB-11). */
export const providerNotSetUp =
  "This way to sign in is not set up here yet. Use your email and password.";

export const passwordTooCommon =
  "This password is one of the first that others would try. Choose a less common one.";

export function passwordTooShort(minLength: number): string {
  return `Password must have at least ${minLength} characters.`;
}

export const passwordTooLong = `Password may have at most ${passwordMaxLength} characters.`;

/** A new password: kept exactly as typed, spaces too. Whether it is common is for the server, which has the list. */
export function newPassword(minLength: number = passwordMinLengthDefault) {
  return z
    .string("Password is required.")
    .check(
      z.minLength(1, { error: "Password is required.", abort: true }),
      z.minLength(minLength, passwordTooShort(minLength)),
      z.maxLength(passwordMaxLength, passwordTooLong),
    );
}

/** The sign-up form (SPEC §2, §5). */
export function signUpSchema(minLength?: number) {
  return z.strictObject({
    fullName: requiredName("Full Name", 100),
    email: requiredEmail,
    password: newPassword(minLength),
  });
}
export type SignUp = z.output<ReturnType<typeof signUpSchema>>;

/** The sign-in form: an old password may be shorter than today's minimum, so only its presence counts. */
export const signInSchema = z.strictObject({
  email: requiredEmail,
  password: z.string("Password is required.").check(z.minLength(1, "Password is required.")),
});
export type SignIn = z.output<typeof signInSchema>;

/** The Forgot Password dialog. */
export const resetRequestSchema = z.strictObject({ email: requiredEmail });
export type ResetRequest = z.output<typeof resetRequestSchema>;

/** The /update-password form: the new password twice (AMB-12). */
export function updatePasswordSchema(minLength?: number) {
  return z.strictObject({ password: newPassword(minLength), confirmation: z.string() }).check(
    z.refine((form) => form.password === form.confirmation, {
      error: "The two passwords differ.",
      path: ["confirmation"],
    }),
  );
}
export type UpdatePassword = z.output<ReturnType<typeof updatePasswordSchema>>;
