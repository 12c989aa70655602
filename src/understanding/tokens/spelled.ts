import type { Tokens } from "./tokens.ts";

const named: Record<string, string> = { zee: "z", zed: "z", aitch: "h", ess: "s", queue: "q" };
const times: Record<string, number> = { double: 2, triple: 3, treble: 3 };
const adorned = /^(?:capital|uppercase|lowercase|small|letter)$/;

/** The letters that are spelled at a token ("s", "double l", "s as in sam"), and how many tokens they take. */
export function letterAt(tokens: Tokens, at: number): { letters: string; taken: number } | null {
  const word = (offset: number) => tokens[at + offset]?.word ?? "";
  if (adorned.test(word(0))) {
    const next = letterAt(tokens, at + 1);
    return next && { letters: next.letters, taken: next.taken + 1 };
  }
  const many = Object.hasOwn(times, word(0)) ? times[word(0)]! : 0;
  if (many > 0) {
    if (many === 2 && /^(?:u|you)$/.test(word(1))) return { letters: "w", taken: 2 };
    const next = letter(word(1));
    return next ? { letters: next.repeat(many), taken: 2 + example(next, 2) } : null;
  }
  const one = letter(word(0));
  return one ? { letters: one, taken: 1 + example(one, 1) } : null;

  /** How many tokens an example takes: "as in sam", "for sam", "like sam". */
  function example(of: string, offset: number): number {
    const skip = word(offset) === "," ? 1 : 0;
    const opener = word(offset + skip);
    const length = opener === "as" && word(offset + skip + 1) === "in" ? 2 : 1;
    if (length === 1 && !/^(?:for|like)$/.test(opener)) return 0;
    const sample = word(offset + skip + length);
    return sample.length > 1 && sample.startsWith(of) ? skip + length + 1 : 0;
  }
}

function letter(word: string): string | null {
  if (/^\p{L}$/u.test(word)) return word;
  return Object.hasOwn(named, word) ? named[word]! : null;
}

const apart = /^(?:[-.,]|um|uh)$/;

/** A word that is spelled letter by letter from a token on, at least two letters; null if none begins. */
export function spelledAt(tokens: Tokens, at: number): { letters: string; taken: number } | null {
  let letters = "";
  let taken = 0;
  for (let place = at; place < tokens.length;) {
    const next = letterAt(tokens, place);
    if (next) {
      letters += next.letters;
      place += next.taken;
      taken = place - at;
    } else if (taken > 0 && apart.test(tokens[place]!.word)) place += 1;
    else break;
  }
  return letters.length >= 2 ? { letters, taken } : null;
}

/** Whether letters can be the right spelling of a transcribed word: the same beginning, and few differences. */
export function spells(letters: string, heard: string): boolean {
  if (letters[0] !== heard[0] && letters.slice(1) !== heard.slice(1)) return false;
  return distance(letters, heard) <= Math.max(letters.length, heard.length) / 2;
}

/** How many letters must be added, dropped or replaced to turn one word into the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const swap = row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(swap, row[to]! + 1, next[to - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
