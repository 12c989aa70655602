import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { canBeDialed } from "#domain/kernel/us-number.ts";

/**
 * A typed phone number as E.164, or null if it cannot be one. Numbers without a country are read as US numbers. Words
 * around it ("cell", "evenings"), "tel:" and an extension are ignored.
 */
export function toE164(typed: string | null): string | null {
  if (!typed) return null;
  const number = parsePhoneNumberFromString(typed, "US");
  return number?.isPossible() && canBeDialed(number.number) ? number.number : null;
}
