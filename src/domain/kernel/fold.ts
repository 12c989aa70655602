/*
 * How every search compares texts: without case and accents, and with one spelling for what looks or counts alike. The
 * columns that are searched keep their text so by fold_text() of the migrations; a test holds both to one table.
 */

const marks = /[\u0300-\u036f]/g;
/** Invisible characters: soft hyphen, zero-width spaces and joiners, direction marks. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** What no decomposition takes apart: letters, the sigma at the end of a word, and the signs of typesetting. */
const apart: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ς: "σ",
  "\u2018": "'",
  "\u2019": "'",
  "\u201b": "'",
  "\u02bc": "'",
  "\u2032": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u2010": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2212": "-",
};
const letters = new RegExp(`[${Object.keys(apart).join("")}]`, "g");

/** A text as searches compare it; folded twice it stays the same. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .replace(unseen, "")
    .toLowerCase()
    .replace(letters, (letter) => apart[letter]!);
}
