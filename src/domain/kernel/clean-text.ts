/*
 * What is done to typed text wherever it is typed, without the library of schemas: lists and public pages need no more.
 */

// Control characters except tab and line feed: people do not type them, and PostgreSQL refuses NUL.
const controls = /(?![\t\n])\p{Cc}/gu;

/** Makes what was typed storable: one Unicode form (NFC), no lone surrogates, no control characters, no outer spaces. */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(/\r\n?/g, "\n").replace(controls, "").normalize("NFC").trim();
}

// What breaks a line: also U+0085 and the separators of Unicode.
const breaks = /[\s\u0085]+/gu;
// Direction marks, zero-width characters, fillers, tags: all that is there and not seen, but for what joins the parts of
// an emoji, and letters from Arabic to Sinhala, which are written with joiners.
const unseen =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f|(?<=[\u0620-\u0dff])[\u200c\u200d](?=[\u0620-\u0dff]))\p{Default_Ignorable_Code_Point}/gu;

/**
 * Turns typed text into a name, of a person, a company or a thing: one line of visible characters. Names appear in
 * headings and mail subjects, where a line break would start a sentence of ours and a direction mark reverse one. Every
 * name passes through here, wherever it comes from.
 */
export function cleanName(typed: string): string {
  return cleanText(typed.replace(breaks, " ").replace(unseen, "")).replace(/ {2,}/g, " ");
}

/** Nothing typed is nothing known. */
export function emptyToNull<Value extends string>(value: Value | null | undefined): Value | null {
  return value === "" || value == null ? null : value;
}

/** What a field says of a text that is longer than its maximum. */
export function tooLong(max: number): string {
  return `Use at most ${max.toLocaleString("en-US")} characters.`;
}
