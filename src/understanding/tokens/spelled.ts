import type { Tokens } from "./tokens.ts";

const named: Record<string, string> = { zee: "z", zed: "z", aitch: "h", ess: "s", queue: "q" };
const times: Record<string, number> = { double: 2, triple: 3, treble: 3, two: 2, three: 3 };
const adorned = /^(?:capital|uppercase|lowercase|small|letter)$/;
// Letters as transcripts write them: only between two lone letters.
const soundsLike: Record<string, string> = {
  are: "r",
  you: "u",
  why: "y",
  see: "c",
  sea: "c",
  tea: "t",
  tee: "t",
  bee: "b",
  be: "b",
  jay: "j",
  kay: "k",
  el: "l",
  ell: "l",
  em: "m",
  en: "n",
  oh: "o",
  pea: "p",
  pee: "p",
  cue: "q",
  ex: "x",
  eye: "i",
  gee: "g",
  dee: "d",
  vee: "v",
  ef: "f",
  eff: "f",
  ay: "a",
  eh: "a",
};
// Words of the international spelling alphabet; also as they are often written.
const alphabet = new Set(
  "alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett juliette kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu".split(
    " ",
  ),
);
// Names and things that people give as examples of a letter without a word between.
const examples = new Set(
  "adam apple alice boy bob baker bravo cat charlie david dog delta edward elephant echo frank fox george golf henry harry hotel ida igloo john jack jump king kite larry lincoln lima mary mike mother nancy nora november ocean oscar orange paul peter papa queen robert roger sam sugar sierra tom thomas tango union umbrella victor vincent william whiskey xray young yellow yankee zebra zulu".split(
    " ",
  ),
);

/** The letters that are spelled at a token ("s", "double l", "s as in sam"), and how many tokens they take. */
export function letterAt(tokens: Tokens, at: number): { letters: string; taken: number } | null {
  const word = (offset: number) => tokens[at + offset]?.word ?? "";
  if (adorned.test(word(0))) {
    const next = letterAt(tokens, at + 1);
    return next && { letters: next.letters, taken: next.taken + 1 };
  }
  const many = Object.hasOwn(times, word(0)) ? times[word(0)]! : 0;
  if (many > 0) {
    const isWord = /^(?:two|three)$/.test(word(0));
    if (many === 2 && !isWord && /^(?:u|you)$/.test(word(1))) return { letters: "w", taken: 2 };
    // "Two l's": more than one only where it is said.
    const next = isWord ? (/^(\p{L})'?s$/u.exec(word(1))?.[1] ?? null) : letter(word(1));
    return next ? { letters: next.repeat(many), taken: 2 + example(next, 2) } : null;
  }
  const one = letter(word(0));
  return one ? { letters: one, taken: 1 + example(one, 1) } : null;

  /** How many tokens an example takes: "as in sam", "for sam", "like sam". */
  function example(of: string, offset: number): number {
    const skip = word(offset) === "," ? 1 : 0;
    const opener = word(offset + skip);
    const isLong = /^(?:as|is|like)$/.test(opener) && /^(?:in|an)$/.test(word(offset + skip + 1));
    const length = isLong ? 2 : 1;
    if (length === 1 && !/^(?:for|like|as)$/.test(opener)) return 0;
    const the = /^(?:the|a)$/.test(word(offset + skip + length)) ? 1 : 0;
    const sample = word(offset + skip + length + the);
    if (sample.length < 2 || !sample.startsWith(of)) return 0;
    return skip + length + the + 1;
  }
}

function letter(word: string): string | null {
  if (/^\p{L}$/u.test(word)) return word;
  return Object.hasOwn(named, word) ? named[word]! : null;
}

const apart = /^(?:[-.,]|um|uh)$/;

/**
 * A word that is spelled letter by letter from a token on, at least two letters; null if none begins. With `hasMarks`
 * an apostrophe or a hyphen that is named between letters belongs to it.
 */
export function spelledAt(
  tokens: Tokens,
  at: number,
  hasMarks = false,
): { letters: string; taken: number } | null {
  const whole = alphabetAt(tokens, at);
  if (whole) return whole;
  let letters = "";
  let taken = 0;
  for (let place = at; place < tokens.length;) {
    const remark = remarkAt(tokens, place, letters);
    if (remark && taken === 0) return null;
    if (remark !== null) {
      letters += remark.more;
      place += 2;
      taken = place - at;
      continue;
    }
    const next = letterAt(tokens, place) ?? (taken > 0 ? betweenLetters(tokens, place) : null);
    // "Capital p e t e r, capital s t o n e": two words.
    if (hasMarks && letters.length > 3 && /^(?:capital|uppercase|big)$/.test(tokens[place]!.word))
      break;
    const mark = hasMarks && taken > 0 ? markAt(tokens, place) : null;
    if (next) {
      letters += next.letters;
      place += next.taken;
      // "B boy, d david": an example without a word before it.
      const isExample =
        next.letters.length === 1 &&
        tokens[place]?.word.startsWith(next.letters) &&
        examples.has(tokens[place]!.word) &&
        (letterAt(tokens, place + 1) !== null || (taken > 1 && !tokens[place + 1]));
      if (isExample) place += 1;
      taken = place - at;
    } else if (mark) {
      letters += mark;
      place += 1;
    } else if (taken > 0 && apart.test(tokens[place]!.word)) place += 1;
    else break;
  }
  const denied = deniedAt(tokens, at + taken, letters);
  const plain = (denied ? letters.slice(0, -denied.twice) : letters).replace(/['-]+$/, "");
  return plain.length >= 2 ? { letters: plain, taken: taken + (denied?.taken ?? 0) } : null;
}

/** "S o r e n s e n, e n, not o n": what letters at the end are, said twice, and what they are not. */
function deniedAt(
  tokens: Tokens,
  at: number,
  letters: string,
): { twice: number; taken: number } | null {
  if (tokens[at]?.word !== "not") return null;
  let end = at + 1;
  while (/^\p{L}$/u.test(tokens[end]?.word ?? "")) end += 1;
  const twice = end - at - 1;
  const tail = letters.slice(-twice);
  const isTwice = twice > 0 && letters.slice(0, -twice).endsWith(tail);
  return isTwice && letters.length > 2 * twice ? { twice, taken: end - at } : null;
}

/**
 * "P r u i t t, two t's": a remark about letters that were spelled, with those that are still missing; null if it
 * spells further ones ("b e two l's a").
 */
function remarkAt(tokens: Tokens, at: number, letters: string): { more: string } | null {
  const { word } = tokens[at]!;
  // "H e r r e r a, double r".
  const last = tokens[at + 1]?.word ?? "";
  const isDouble =
    word === "double" && /^\p{L}$/u.test(last) && !/^\p{L}$/u.test(tokens[at + 2]?.word ?? "");
  if (isDouble && letters.length > 3 && letters.slice(0, -1).includes(last + last))
    return { more: "" };
  const [, letter] = /^(\p{L})'?s$/u.exec(tokens[at + 1]?.word ?? "") ?? [];
  if (!letter || !/^(?:two|three)$/.test(word)) return null;
  const many = times[word]!;
  if (letters === "" || letters.includes(letter.repeat(many))) return { more: "" };
  return letters.endsWith(letter) ? { more: letter.repeat(many - 1) } : null;
}

function markAt(tokens: Tokens, at: number): string | null {
  const { word } = tokens[at]!;
  if (letterAt(tokens, at + 1) === null) return null;
  if (word === "apostrophe") return "'";
  return word === "dash" || word === "hyphen" ? "-" : null;
}

/** A word that sounds like a letter, between lone letters. */
function betweenLetters(tokens: Tokens, at: number): { letters: string; taken: number } | null {
  const { word } = tokens[at]!;
  const isLone = (place: number) => /^\p{L}$/u.test(tokens[place]?.word ?? "");
  if (!Object.hasOwn(soundsLike, word) || !isLone(at - 1) || !isLone(at + 1)) return null;
  // "See a house", "and I": the next is a word, unless letters go on.
  const isWord = /^[ai]$/.test(tokens[at + 1]!.word);
  return isWord && !isLone(at + 2) ? null : { letters: soundsLike[word]!, taken: 1 };
}

/** Three or more words of the spelling alphabet in a row. */
function alphabetAt(tokens: Tokens, at: number): { letters: string; taken: number } | null {
  let letters = "";
  let taken = 0;
  let words = 0;
  for (let place = at; place < tokens.length; place += 1) {
    const { word } = tokens[place]!;
    if (alphabet.has(word)) {
      letters += word[0];
      words += 1;
      taken = place + 1 - at;
    } else if (word === "x" && tokens[place + 1]?.word === "ray") {
      letters += "x";
      place += 1;
      taken = place + 1 - at;
    } else if (!(words > 0 && /^[-,.]$/.test(word))) break;
  }
  return words >= 3 ? { letters, taken } : null;
}

/** Whether letters can be the right spelling of a transcribed word: the same beginning, and few differences. */
export function spells(letters: string, heard: string): boolean {
  if (letters[0] !== heard[0] && letters.slice(1) !== heard.slice(1)) return false;
  return distance(letters, heard) <= Math.max(letters.length, heard.length) / 2;
}

/** How many letters must be added, dropped or replaced to turn one word into the other (Levenshtein). */
export function distance(one: string, other: string): number {
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
