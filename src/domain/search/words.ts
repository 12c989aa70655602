const marks = /[\u0300-\u036f]/g;
// Letters that no decomposition takes apart; the migration's folded_words knows the same.
const apart: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
};
const letters = new RegExp(`[${Object.keys(apart).join("")}]`, "g");

/** A text as searches compare it: without accents and case. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .toLowerCase()
    .replace(letters, (letter) => apart[letter]!);
}

/** The words of a text, folded: what stands between signs and spaces. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
