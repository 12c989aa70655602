import { particles } from "./name-words.ts";

// "Dee Dee", "Ling Ling": names that are said twice.
const doubled = /^(?:\p{L}|dee|jo|bo|mei|jay|kay|lou|lu|mo|fei|ci|ling|ming|ping|ting|ying)$/u;

/** What was said twice: "lund, greta lund", "ethel ethel mertz", "maria lopez maria lopez". */
export function withoutRepetition(said: readonly string[]): string[] {
  const joined = withHyphen(said);
  const words = withoutShort(joined);
  const { length } = words;
  // "Gwen, gwendolyn hart, gwendolyn".
  if (length > 2 && length < joined.length && words[0] === words.at(-1)) return words.slice(0, -1);
  for (let size = Math.floor(length / 2); size >= 1; size -= 1) {
    const [one, two] = [words.slice(0, size), words.slice(size, 2 * size)];
    if (one.join() === two.join() && !(size === 1 && doubled.test(one[0]!)))
      return withoutRepetition(words.slice(size));
  }
  for (let size = Math.floor((length - 1) / 2); size >= 1; size -= 1)
    if (words.slice(0, size).join() === words.slice(-size).join()) return words.slice(size);
  if (length >= 3 && words.at(-1) === words.at(-2) && words.at(-1)!.length > 3)
    return words.slice(0, -1);
  if (length === 4 && words[0] === words[2] && words[0]!.length > 1) return words.slice(2);
  // "It's ollie, oliver, oliver strand".
  const again = words.findLastIndex(
    (word, at) => at < length - 1 && !doubled.test(word) && words.indexOf(word) < at,
  );
  return again > 0 ? words.slice(again) : words;
}

/** "Gwen gwendolyn hart": the short name before the whole one. */
function withoutShort(words: string[]): string[] {
  const [short = "", whole = ""] = words;
  // "Rob robertson smith" has a middle name.
  const isShort = words.length > 2 && short.length > 1 && !/s(?:on|en)?$/.test(whole);
  return isShort && whole !== short && whole.startsWith(short) && !particles.has(short)
    ? words.slice(1)
    : words;
}

/** "Mary kate olin, mary dash kate": the two words, as they are joined later. */
function withHyphen(words: readonly string[]): string[] {
  for (const [at, joined] of words.entries()) {
    const [one, two, more] = joined.split("-");
    const place = words.findIndex((word, nth) => word === one && words[nth + 1] === two);
    if (two === undefined || more !== undefined || place === -1) continue;
    const rest = words.toSpliced(at, 1);
    return withHyphen(rest.toSpliced(place < at ? place : place - 1, 2, joined));
  }
  return [...words];
}
