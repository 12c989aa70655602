import { dictionary } from "@zxcvbn-ts/language-common";
import { APIError } from "better-auth/api";
import { credentialsMissing, newPassword, passwordTooCommon } from "#domain/account/credentials.ts";
import { emailKey, isEmail, malformedEmail } from "#domain/kernel/is-email.ts";
import { isUuid } from "#domain/kernel/ids.ts";
import { findUnstorable } from "#domain/kernel/storable.ts";
import { cleanName } from "#domain/kernel/clean-text.ts";
import { requiredName } from "#domain/kernel/text.ts";

type Body = Record<string, unknown>;

const longestValue = 4_000; // characters; the longest real one is a return address
const fullName = requiredName("Full Name", 100);
/** The passwords that attackers try first, in lower case. */
const commonPasswords = new Set<string>(dictionary["passwords-common"] ?? []);

/**
 * Checks a request's body before Better Auth does. Throws for a body that breaks a rule; the returned fields replace
 * those of the same name.
 */
export function checkRequest(path: string, body: unknown, passwordMinLength: number): Body {
  const fields = (body ?? {}) as Body;
  refuseUnstorable(fields);
  switch (path) {
    case "/sign-in/email":
    case "/sign-in/phone-number":
      requireBoth(fields);
      return fitAddresses(fields);
    case "/sign-up/email":
    case "/sign-up/phone":
      requireBoth(fields);
      refuseUnfitPassword(fields.password, passwordMinLength);
      return { name: fitName(fields.name), ...fitAddresses(fields) };
    case "/request-password-reset":
    case "/send-verification-email":
    case "/change-email":
      return fitAddresses(fields);
    case "/update-user":
      return fitUpdate(fields);
    case "/passkey/verify-registration":
      refuseSession(fields);
      return fitThing(fields);
    case "/passkey/update-passkey":
      return fitThing(fields);
    case "/reset-password":
    case "/phone-number/reset-password":
    case "/change-password":
      refuseUnfitPassword(fields.newPassword, passwordMinLength);
  }
  return {};
}

// Where secrets are tried or something is sent. Better Auth's own limit is three a minute for some of these.
const limitedPaths = [
  "/sign-in/email",
  "/sign-in/email-otp",
  "/sign-in/phone-number",
  "/sign-in/social",
  "/sign-in/sso",
  "/sign-up/email",
  "/sign-up/phone",
  "/change-password",
  "/change-email",
  "/request-password-reset",
  "/send-verification-email",
  "/email-otp/send-verification-otp",
  "/phone-number/send-otp",
  "/phone-number/verify",
  "/phone-number/request-password-reset",
  "/phone-number/reset-password",
];

// Cheap requests, so that a flood of them does not keep others in the same network from resetting a password.
const cheapPaths = ["/request-password-reset", "/send-verification-email"];
const timesCheaper = 6;

/**
 * How often a network may call each of these per minute; waits after failures are in rate-limits/attempts.ts. Known
 * browsers are not counted, so others in their network cannot block them.
 */
export function limitsPerMinute(max: number, isKnown: (request: Request) => Promise<boolean>) {
  return Object.fromEntries(
    limitedPaths.map((path) => {
      const rule = { window: 60, max: cheapPaths.includes(path) ? max * timesCheaper : max };
      return [path, async (request: Request) => ((await isKnown(request)) ? false : rule)];
    }),
  );
}

/** Refuses text that is longer than any form of ours sends, or that PostgreSQL cannot store. */
function refuseUnstorable(fields: Body): void {
  for (const value of Object.values(fields))
    if (typeof value === "string" && (value.length > longestValue || findUnstorable(value)))
      throw new APIError("BAD_REQUEST", {
        code: "MALFORMED",
        message: "This text can't be used here.",
      });
}

/** Refuses a sign-up or sign-in without an identifier or a password. */
function requireBoth({ email, phone, phoneNumber, password }: Body): void {
  if (!(email || phone || phoneNumber) || !password)
    throw new APIError("BAD_REQUEST", { code: "CREDENTIALS_MISSING", message: credentialsMissing });
}

/** Addresses in the spelling in which accounts are stored; throws for anything that is not an address. */
function fitAddresses({ email, newEmail }: Body): Body {
  return {
    ...(typeof email === "string" && email !== "" ? { email: fitAddress(email) } : {}),
    ...(typeof newEmail === "string" ? { newEmail: fitAddress(newEmail) } : {}),
  };
}

/** The same for one address. */
export function fitAddress(typed: string): string {
  const email = emailKey(typed);
  if (isEmail(email)) return email;
  throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL", message: malformedEmail });
}

/** Better Auth passes a passkey's id to PostgreSQL unchecked, which accepts only UUIDs. */
export function refuseStrangeId({ id }: Body): void {
  if (typeof id === "string" && !isUuid(id))
    throw new APIError("NOT_FOUND", { code: "NO_PASSKEY", message: "This passkey doesn't exist." });
}

/** A new passkey is added to the open session; it opens no other. */
function refuseSession({ createSession }: Body): void {
  if (createSession)
    throw new APIError("BAD_REQUEST", { code: "MALFORMED", message: "Sign in to add a passkey." });
}

/** /update-user changes only the name; other fields have endpoints of their own. */
function fitUpdate({ name, ...rest }: Body): Body {
  if (Object.keys(rest).length > 0)
    throw new APIError("BAD_REQUEST", {
      code: "MALFORMED",
      message: "You can change only the name here.",
    });
  return { name: fitName(name) };
}

/** The name of a passkey, if it has one. */
function fitThing({ name }: Body): Body {
  return typeof name === "string" ? { name: cleanName(name) } : {};
}

/** A person's name as it is stored; throws for an empty or too long one. */
export function fitName(name: unknown): string {
  const checked = fullName.safeParse(name);
  if (checked.success) return checked.data;
  throw new APIError("BAD_REQUEST", {
    code: "NAME_UNFIT",
    message: checked.error.issues[0]!.message,
  });
}

/** Throws for a new password that is too short, too long or common. */
export function refuseUnfitPassword(password: unknown, minLength: number): void {
  if (typeof password !== "string") return;
  const checked = newPassword(minLength).safeParse(password);
  if (!checked.success)
    throw new APIError("BAD_REQUEST", {
      code: "PASSWORD_UNFIT",
      message: checked.error.issues[0]!.message,
    });
  if (commonPasswords.has(password.toLowerCase()))
    throw new APIError("BAD_REQUEST", { code: "PASSWORD_TOO_COMMON", message: passwordTooCommon });
}
