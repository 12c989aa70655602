import { pattern } from "../text.ts";
import { spelledAt } from "../tokens/spelled.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { type Found, isEnded, place } from "./name-found.ts";
import { type Line, nameAt, type NameRead } from "./name-phrase.ts";
import { relation } from "./name-relatives.ts";
import { canBeName, isState, particles, titles } from "./name-words.ts";

// A name is told again when the first telling was not good enough: with a remark ("tiff, tiffany with two f's, tiffany
// roper"), in parts, or because the speaker was interrupted. The last whole telling is the one that is meant.

// A name after these is somebody else's, or no longer the speaker's.
const otherBefore = pattern`
  ^(?:not|no|isn't|wasn't|never|formerly|nee|was|of|than|like|from|than|husband|wife|partner|son|daughter|mother|father
  |brother|sister|boss|agent|friend|with|by|that's|and|or|the|our|at)$`;
// What a new telling of the whole name begins with.
const turns = pattern`
  ^(?:so|well|really|but|now|seriously|actually|legally|legal|officially|bueno|perdon|perdón|ponga|put|use|write|say
  |i'm|im|soy|sorry|anyway|yes|yeah|ok|okay|just|it's|its|correct|again|out|[(,.;:!-])$`;

/** The name as it is told in the end, where that is another than the one found; null if it is not told again. */
export function retold(line: Line, found: Found | null): Found | null {
  const { tokens } = line;
  let last: NameRead | null = null;
  for (const at of tokens.keys()) {
    if (last !== null && at < last.end) continue;
    const read = canStart(tokens, at) ? nameAt(line, at) : null;
    if (!read || wholeWords(read) < 2 || !isEnded(tokens, read) || isState(read.words[0]!))
      continue;
    if (isSaidAgain(line, read, found) || isNamedAgain(tokens, read, found)) last = read;
  }
  if (last === null) return null;
  const again = place(tokens, last);
  if (found === null) return again;
  if (found.words.toSorted().join() === last.words.toSorted().join()) return null;
  // What was found is all of it, and more: "maria lopez garcia … maria lopez" may leave something out.
  const isLess = again.from >= found.from && again.to <= found.to;
  const isDoubled = new Set(found.words).size < found.words.length;
  return isLess && !isDoubled && last.words.every((word) => found.words.includes(word))
    ? null
    : again;
}

function wholeWords({ words }: NameRead): number {
  return words.filter((word) => !particles.has(word)).length;
}

function canStart(tokens: Tokens, at: number): boolean {
  const { word } = tokens[at]!;
  const before = tokens[at - 1]?.word ?? "";
  return /^\p{L}{2,}/u.test(word) && !otherBefore.test(before) && !titles.has(before);
}

/** Whether a word of a name was said or spelled before it, and the whole can be the same name. */
function isSaidAgain({ tokens }: Line, { words, at, end }: NameRead, found: Found | null): boolean {
  const said = saidBefore(tokens, at);
  const own = new Set(tokens.slice(at, end).map(({ word }) => word));
  const isSaid = (word: string | undefined) =>
    word !== undefined &&
    own.has(word) &&
    [...said].some((one) => one === word || isShortOf(one, word));
  if (!isSaid(words[0]) && !isSaid(words.at(-1))) return false;
  if (words.every((word) => isSaid(word) || particles.has(word))) return true;
  const known = found?.words ?? [];
  if (known.length < 2) return true;
  // "Vince marchetti, marchetti paving": the last name, and then what it is part of.
  if (words[0] === known.at(-1)) return found!.to < tokens[at - 1]!.from;
  return turns.test(tokens[at - 1]?.word ?? "");
}

/** "Dot, but legally dorothy fisk, so dorothy": a part of a whole name comes again, and is all that was found. */
function isNamedAgain(tokens: Tokens, { words, end }: NameRead, found: Found | null): boolean {
  const [only, more] = found?.words ?? [];
  if (more !== undefined) return false;
  const isPart = only === undefined || words.includes(only);
  const later = tokens.slice(end).map(({ word }) => word);
  return isPart ? later.some((word) => words.includes(word)) : later.includes(words[0]!);
}

/** "Tiff" is short of "tiffany". */
function isShortOf(one: string, word: string): boolean {
  return one.length >= 3 && word.length > one.length && word.startsWith(one);
}

/** The words before a token that can belong to a name, and what was spelled. */
function saidBefore(tokens: Tokens, end: number): Set<string> {
  const said = new Set<string>();
  for (let at = 0; at < end; at += 1) {
    const { word } = tokens[at]!;
    const spelled = /^\p{L}$/u.test(tokens[at - 1]?.word ?? "")
      ? null
      : spelledAt(tokens, at, true);
    if (spelled && at + spelled.taken <= end) said.add(spelled.letters);
    if (/^\p{L}{2,}$/u.test(word) && canBeName(word, "middle")) said.add(word);
  }
  return said;
}

// What a name can follow at the end of an answer: "the borrower is my son dylan meeks".
const leads = new RegExp(
  `^(?:is|be|was|as|under|see|named|called|legally|really|officially|=|:|${relation})$`,
);
const asks = /\?\s*$|^(?:what|why|how|who|when|where|which|can|could|do|does|is|are|will|would)\b/;

/** The last whole name at the end of an answer in which nothing else was found. */
export function atEnd(line: Line): Found | null {
  const { text, tokens } = line;
  if (asks.test(text)) return null;
  for (let at = tokens.length - 2; at > 0; at -= 1) {
    if (!leads.test(tokens[at - 1]!.word)) continue;
    const read = nameAt(line, at);
    if (read?.end === tokens.length && wholeWords(read) > 1 && !isState(read.words[0]!))
      return place(tokens, read);
  }
  return null;
}
