import { hearEmail } from "./details/email.ts";
import { hearName } from "./details/name.ts";
import { hearCode, hearPhone } from "./details/phone-and-code.ts";
import { type Heard, type Language, type Line, type Listening } from "./heard.ts";
import { withoutArrow } from "./intent/existing.ts";
import { tellsOfHome as homeIn } from "./intent/indirect-wishes.ts";
import { optOutAt } from "./intent/refusals.ts";
import { heardIn } from "./read-line.ts";
import { inEnglish } from "./spanish/in-english.ts";
import { isSpanish } from "./spanish/is-spanish.ts";
import { spanishLine } from "./spanish/spanish-line.ts";
import { longestTurn, normal, plain, tidy } from "./text.ts";

// Single readers, for code that needs only one of them.
export { speaksOfQualifying, speaksOfRates } from "./delicate/lending-and-law.ts";
export { requestsTime } from "./intent/indirect-wishes.ts";
export { asksToMove, callsOff, leavesAsItIs, namedActs } from "./intent/named-acts.ts";
export { figuresIn } from "./intent/refused-number.ts";
export { asksForCall, isBareMessage, isMessage, isReported } from "./intent/passed-on.ts";
export { optOutAt } from "./intent/refusals.ts";
export { type Existing, hearExisting, hearNewTime } from "./hear-existing.ts";
export { hearWhen } from "./when/hear-when.ts";

/**
 * Reads everything that one utterance says. Each detail is removed once it is read, so that no number is read twice:
 * email, code, phone, name, day and time, length. Never throws. `isEmail` says whether email can be sent to an address;
 * one that it refuses is ignored.
 */
export function understand(
  text: string,
  listening: Listening,
  isEmail: (address: string) => boolean,
): Heard {
  const written = tidy(text, longestTurn);
  const said = withoutArrow(normal(text));
  const { expecting, language } = listening;
  if (language && isSpanish(said, language, expecting === "name")) {
    const line = spanishLine(said, written, listening, isEmail);
    return {
      ...heardIn(line, written, listening),
      language: "es",
      inEnglish: line.said,
      otherLanguage: null,
    };
  }
  return heardIn(englishLine(said, written, listening, isEmail), written, listening);
}

function englishLine(
  said: string,
  written: string,
  listening: Listening,
  isEmail: (address: string) => boolean,
): Line {
  const { expecting, readBack } = listening;
  const email = hearEmail(said, listening, isEmail);
  const code = hearCode(email.rest, expecting);
  const phone = hearPhone(code.rest, expecting);
  const isContact = email.email !== null || phone.phone !== null;
  const name = hearName(phone.rest, written, expecting, isContact, readBack?.name ?? null);
  return {
    said,
    name: name.name,
    email: email.email,
    code: code.code,
    phone: phone.phone,
    intent: phone.rest,
    when: name.rest,
  };
}

/** Whether a text tells of a home or a loan, with or without a wish. */
export function tellsOfHome(text: string): boolean {
  return homeIn(plain(normal(text)));
}

/** The language of a text by itself, outside of a conversation. */
export function languageOfText(text: string): Language {
  return isSpanish(normal(text), "en", false) ? "es" : "en";
}

/** Whether a text asks for no more calls, texts or emails, in either language. */
export function asksToStop(text: string): boolean {
  const said = normal(text);
  if (optOutAt(plain(said)) >= 0) return true;
  return languageOfText(text) === "es" && optOutAt(plain(inEnglish(said))) >= 0;
}
