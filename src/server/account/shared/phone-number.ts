import { APIError } from "better-auth/api";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { canBeDialed } from "#domain/kernel/us-number.ts";
import { phoneUnfit, textsNotSetUp } from "#domain/account/phone.ts";

/** The number that somebody typed, as E.164; numbers without a country are those of the United States. */
export function readNumber(typed: string): string | null {
  const written = typed.trim().replace(/^tel:/i, "");
  const number = parsePhoneNumberFromString(written, { defaultCountry: "US", extract: false });
  // An extension is no number that a text could reach.
  if (!number?.isPossible() || number.ext) return null;
  return canBeDialed(number.number) ? number.number : null;
}

/** The same; refuses what is no number. */
export function numberFrom(typed: string): string {
  const number = readNumber(typed);
  if (!number) throw new APIError("BAD_REQUEST", { code: "PHONE_UNFIT", message: phoneUnfit });
  return number;
}

/** Refuses what needs a text message where none can be sent. */
export function requireTexts(hasTexts: boolean): void {
  if (!hasTexts)
    throw new APIError("NOT_FOUND", { code: "PHONE_NOT_SET_UP", message: textsNotSetUp });
}
