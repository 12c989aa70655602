import { hearCode, hearPhone } from "../details/phone-and-code.ts";
import type { Line, Listening } from "../heard.ts";
import { hearSpanishEmail } from "./emails.ts";
import { inDigits, inEnglish } from "./in-english.ts";
import { hearSpanishName } from "./names.ts";

/**
 * A Spanish line prepared for the English readers: its name, addresses and numbers are read in Spanish, and everything
 * else is put into the English words that say the same.
 */
export function spanishLine(
  normal: string,
  written: string,
  listening: Listening,
  isEmail: (address: string) => boolean,
): Line {
  const { expecting } = listening;
  const said = normal.replace(/(?<!\p{L})sí(?!\p{L})/gu, "si,").replace(/,(?: ?,)+/g, ",");
  const name = hearSpanishName(said, written, expecting);
  const email = hearSpanishEmail(inDigits(name.rest), listening, isEmail);
  const code = hearCode(email.rest.replace(/\bcodigo\b/g, "code"), expecting);
  const phone = hearPhone(code.rest, expecting);
  const rest = inEnglish(phone.rest);
  return {
    said: inEnglish(said),
    name: name.name,
    email: email.email,
    code: code.code,
    phone: phone.phone,
    isSpanish: true,
    intent: rest,
    when: rest,
  };
}
