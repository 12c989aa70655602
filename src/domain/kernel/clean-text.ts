/*
 * What is done to typed text wherever it is typed, without the library of schemas: lists and public pages need no more.
 */

// Control characters but tab and line feed: nobody types them, and PostgreSQL refuses NUL.
const controls = /(?![\t\n])\p{Cc}/gu;

/** Makes what was typed storable: one Unicode form (NFC), no lone surrogates, no control characters, no outer spaces. */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(/\r\n?/g, "\n").replace(controls, "").normalize("NFC").trim();
}

/** Nothing typed is nothing known. */
export function emptyToNull<Value extends string>(value: Value | null | undefined): Value | null {
  return value === "" || value == null ? null : value;
}

/** What a field says of a text that is longer than its maximum. */
export function tooLong(max: number): string {
  return `Use at most ${max.toLocaleString("en-US")} characters.`;
}
