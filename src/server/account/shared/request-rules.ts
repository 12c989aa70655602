import { dictionary } from "@zxcvbn-ts/language-common";
import { APIError } from "better-auth/api";
import { credentialsMissing, newPassword, passwordTooCommon } from "#domain/account/credentials.ts";
import { emailKey, isEmail, malformedEmail } from "#domain/kernel/is-email.ts";
import { isUuid } from "#domain/kernel/ids.ts";
import { findUnstorable } from "#domain/kernel/storable.ts";
import { cleanName } from "#domain/kernel/clean-text.ts";
import { requiredName } from "#domain/kernel/text.ts";

type Body = Record<string, unknown>;

const longestValue = 4_000; // characters; the longest honest one is a link to come back to
const fullName = requiredName("Full Name", 100);
/** The tens of thousands that attackers try first, in lower case. */
const commonPasswords = new Set<string>(dictionary["passwords-common"] ?? []);

/**
 * What our rules say of a request before the account service looks at it; its own rules come after. Throws the answer
 * to a request that breaks one; what it returns takes the place of what came under the same name.
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

// Where secrets are tried or something is sent. By itself the account service lets some of these pass thrice a minute.
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

// What costs little, so that a flood of them keeps nobody in the same network from a letter.
const cheapPaths = ["/request-password-reset", "/send-verification-email"];
const timesCheaper = 6;

/**
 * How often one address may ask these within a minute; what waits after failures is in delays.ts. Whoever is known
 * there is not counted: others in the same network cannot keep that browser out.
 */
export function limitsPerMinute(max: number, isKnown: (request: Request) => Promise<boolean>) {
  return Object.fromEntries(
    limitedPaths.map((path) => {
      const rule = { window: 60, max: cheapPaths.includes(path) ? max * timesCheaper : max };
      return [path, async (request: Request) => ((await isKnown(request)) ? false : rule)];
    }),
  );
}

/** Refuses text that is longer than any that a form of ours would send, or that cannot be stored. */
function refuseUnstorable(fields: Body): void {
  for (const value of Object.values(fields))
    if (typeof value === "string" && (value.length > longestValue || findUnstorable(value)))
      throw new APIError("BAD_REQUEST", {
        code: "MALFORMED",
        message: "This text cannot be used here.",
      });
}

/** Refuses a sign-up or sign-in without an identifier or a password. */
function requireBoth({ email, phone, phoneNumber, password }: Body): void {
  if (!(email || phone || phoneNumber) || !password)
    throw new APIError("BAD_REQUEST", { code: "CREDENTIALS_MISSING", message: credentialsMissing });
}

/** Addresses in the one spelling that accounts are kept by; refuses what is none, in words. */
function fitAddresses({ email, newEmail }: Body): Body {
  return {
    ...(typeof email === "string" && email !== "" ? { email: fitAddress(email) } : {}),
    ...(typeof newEmail === "string" ? { newEmail: fitAddress(newEmail) } : {}),
  };
}

/** An address as accounts are kept by it; refuses what is none. */
export function fitAddress(typed: string): string {
  const email = emailKey(typed);
  if (isEmail(email)) return email;
  throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL", message: malformedEmail });
}

/** The library hands a passkey's id to PostgreSQL as it came, which takes UUIDs alone. */
export function refuseStrangeId({ id }: Body): void {
  if (typeof id === "string" && !isUuid(id))
    throw new APIError("NOT_FOUND", { code: "NO_PASSKEY", message: "This passkey is not there." });
}

/** Sessions are born by signing in; a new passkey is added to the one that is open. */
function refuseSession({ createSession }: Body): void {
  if (createSession)
    throw new APIError("BAD_REQUEST", { code: "MALFORMED", message: "Sign in to add a passkey." });
}

/** The name is what a person may change of the account by itself; the rest has ways of its own. */
function fitUpdate({ name, ...rest }: Body): Body {
  if (Object.keys(rest).length > 0)
    throw new APIError("BAD_REQUEST", {
      code: "MALFORMED",
      message: "Only the name can be changed here.",
    });
  return { name: fitName(name) };
}

/** What a thing of the account is called, if it is called anything. */
function fitThing({ name }: Body): Body {
  return typeof name === "string" ? { name: cleanName(name) } : {};
}

/** A person's name as it is kept; refuses one of which nothing is left, and one that is too long. */
export function fitName(name: unknown): string {
  const checked = fullName.safeParse(name);
  if (checked.success) return checked.data;
  throw new APIError("BAD_REQUEST", {
    code: "NAME_UNFIT",
    message: checked.error.issues[0]!.message,
  });
}

/** Refuses a new password that is too short, too long or common, and says what to do. */
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
