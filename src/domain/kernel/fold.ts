/*
 * How every search compares texts: ignoring case and accents, and with one spelling for equivalent characters. Searched
 * columns are folded the same way by the SQL function fold_text(); a test runs both on one table of examples.
 */

const marks = /[\u0300-\u036f]/g;
/** Invisible characters: soft hyphen, zero-width spaces and joiners, direction marks. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** What no Unicode decomposition covers: letters, the final sigma, and typographic signs. */
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

/** A text as searches compare it; folding twice changes nothing. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .replace(unseen, "")
    .toLowerCase()
    .replace(letters, (letter) => apart[letter]!);
}
