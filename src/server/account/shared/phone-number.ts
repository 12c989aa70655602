import { APIError } from "better-auth/api";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { canBeDialed } from "#domain/kernel/us-number.ts";
import { phoneUnfit, textsNotSetUp } from "#domain/account/phone.ts";

/** A typed number as E.164, or null; numbers without a country are read as US numbers. */
export function readNumber(typed: string): string | null {
  const written = typed.trim().replace(/^tel:/i, "");
  const number = parsePhoneNumberFromString(written, { defaultCountry: "US", extract: false });
  // A text cannot reach an extension.
  if (!number?.isPossible() || number.ext) return null;
  return canBeDialed(number.number) ? number.number : null;
}

/** The same; throws for anything that is not a number. */
export function numberFrom(typed: string): string {
  const number = readNumber(typed);
  if (!number) throw new APIError("BAD_REQUEST", { code: "PHONE_UNFIT", message: phoneUnfit });
  return number;
}

/** Throws where text messages are not set up. */
export function requireTexts(hasTexts: boolean): void {
  if (!hasTexts)
    throw new APIError("NOT_FOUND", { code: "PHONE_NOT_SET_UP", message: textsNotSetUp });
}
