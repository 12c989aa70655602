/*
 * What is done to typed text wherever it is typed, without the library of schemas: lists and public pages need no more.
 */

// Control characters but tab and line feed: nobody types them, and PostgreSQL refuses NUL.
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
 * Makes what was typed a name, of a person, a company or a thing: one line, of what can be seen alone. A name stands in
 * headings and subjects, where a line break would begin a sentence of our own and a direction mark turn ours around.
 * Every name passes here, by whichever door it comes.
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
