/*
 * Cleans typed text, the same everywhere. Does not import the schema library, which lists and public pages do not need.
 */

// Control characters except tab and line feed: people do not type them, and PostgreSQL refuses NUL.
const controls = /(?![\t\n])\p{Cc}/gu;

/** Makes typed text storable: one Unicode form (NFC), no lone surrogates, no control characters, no outer spaces. */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(/\r\n?/g, "\n").replace(controls, "").normalize("NFC").trim();
}

// Line breaks, including U+0085 and the Unicode separators.
const breaks = /[\s\u0085]+/gu;
// Invisible characters: direction marks, zero-width characters, fillers, tags; except those that join the parts of an
// emoji or letters of scripts from Arabic to Sinhala, which are written with joiners.
const unseen =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f|(?<=[\u0620-\u0dff])[\u200c\u200d](?=[\u0620-\u0dff]))\p{Default_Ignorable_Code_Point}/gu;

/**
 * Turns typed text into a name, of a person, a company or a thing: one line of visible characters. Names appear in
 * headings and email subjects, where a line break could fake a sentence of ours and a direction mark reverse one. Every
 * name passes through here, wherever it comes from.
 */
export function cleanName(typed: string): string {
  return cleanText(typed.replace(breaks, " ").replace(unseen, "")).replace(/ {2,}/g, " ");
}

/** Empty text means unknown. */
export function emptyToNull<Value extends string>(value: Value | null | undefined): Value | null {
  return value === "" || value == null ? null : value;
}

/** The message for a text that is longer than its maximum. */
export function tooLong(max: number): string {
  return `Use at most ${max.toLocaleString("en-US")} characters.`;
}
