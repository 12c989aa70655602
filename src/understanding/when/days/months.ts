import { wordSet } from "../grammar/phrase.ts";
import { isNearly } from "./spelling.ts";

const names =
  "january february march april may june july august september october november december".split(
    " ",
  );
const short = new Map<string, number>(
  ["jan", "feb", "mar", "apr", "", "jun", "jul", "aug", "sep", "oct", "nov", "dec"].map(
    (word, index) => [word, index + 1],
  ),
);
short.delete("");
short
  .set("sept", 9)
  .set("febuary", 2)
  .set("feburary", 2)
  .set("janurary", 1)
  .set("decmeber", 12)
  .set("novemeber", 11);

// Names of people and plain words: they are months only beside a number or after "in".
const alsoWords = wordSet("march april may june august mar jan dec jun");

/** The month that a word names, misspelt or shortened, 1 to 12; null where it names none. */
export function monthNamed(word: string): number | null {
  const exact = short.get(word) ?? names.indexOf(word) + 1;
  if (exact > 0) return exact;
  if (word.length < 6) return null;
  const near = names.findIndex((name) => name.length > 6 && isNearly(word, name)) + 1;
  return near > 0 ? near : null;
}

/** Whether a month's name needs a number or a preposition beside it to be a month. */
export function isAlsoWord(word: string): boolean {
  return alsoWords.has(word);
}
