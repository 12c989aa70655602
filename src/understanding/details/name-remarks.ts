import { pattern } from "../text.ts";
import { spelledAt, spells } from "../tokens/spelled.ts";
import type { Tokens } from "../tokens/tokens.ts";
import type { Line } from "./name-phrase.ts";
import { canBeName, isState } from "./name-words.ts";

// What stands between the parts of a name and is none of it: a stutter, and remarks of any kind.

/** "T t t tommy", "ma maria": how many tokens a stutter before a word takes. */
export function stutterAt(tokens: Tokens, at: number): number {
  const { word } = tokens[at]!;
  if (!/^\p{L}{1,3}$/u.test(word)) return 0;
  let [end, times] = [at, 0];
  while (tokens[end]?.word === word) {
    times += 1;
    end += tokens[end + 1]?.word === "-" ? 2 : 1;
  }
  const next = tokens[end]?.word ?? "";
  const isJoined = tokens[end - 1]?.word === "-" && tokens[end - 1]!.to === tokens[end]?.from;
  const isStutter = times >= 2 || (isJoined && word.length === 1);
  return isStutter && next.length > word.length + 1 && next.startsWith(word) ? end - at : 0;
}

const opens = pattern`
  ^(?:no|not|like|with|without|as|double|one|two|three|capital|small|short|spelled|spelt|con|sin|rhymes|sounds
  |pronounced|nothing|just|both)$`;
// What these begin is no remark.
const corrects = /^(?:wait|sorry|actually|mean|meant|it's|its|write|don't|put|use|i'm)$/;
// Less may stand before a last name that is not spelled: "tom with allied movers" names no last name.
const opensSingle = pattern`
  ^(?:no|not|like (?:the|a|in)|with no|without|as in|(?:double|one|two|three|capital|small|just) [a-z]|rhymes
  |sounds|pronounced|con|sin) `;
const mostBetween = 9;
// A word after these belongs to the remark: "like the city", "short for samantha".
const belongs = pattern`
  ^(?:the|a|an|my|our|your|his|her|their|of|in|on|to|for|with|without|like|as|is|no|not|by|from|at|and|or|than|say|says
  |i|you|we|they|he|she|it|de|el|la|con|call|calls|one|two|very|so|if|me|us|this|that|double|capital|small)$`;

/**
 * Where a name goes on after a remark that nothing else reads: at the word that is spelled behind it ("omar, no middle
 * name, siddiqui s i d d i q u i"), at letters that spell a word of it, or at the last word of the line, if it has only
 * one so far ("phoenix like the city miller"). 0 if it does not go on.
 */
export function afterRemark(
  tokens: Tokens,
  at: number,
  words: readonly string[],
  isDone: boolean,
): number {
  if (words.length === 0 || !(isDone || opens.test(tokens[at]!.word))) return 0;
  const last = Math.min(at + mostBetween, tokens.length - 1);
  for (let place = at + 1; place <= last; place += 1) {
    if (/^[.;!?@]$/.test(tokens[place]!.word)) return 0;
    const { word } = tokens[place]!;
    if (corrects.test(word) || (word.length > 1 && words.includes(word))) return 0;
    const isLetter = (one: number) => /^\p{L}$/u.test(tokens[one]?.word ?? "");
    if (isLetter(place - 1) && isLetter(place)) continue;
    const letters = spelledAt(tokens, place, true)?.letters ?? "";
    const isDenied = tokens[place - 1]!.word === "not";
    if (!isDenied && letters.length > 2 && words.some((one) => spells(letters, one)))
      return place - at;
    const next = spelledAt(tokens, place + 1, true)?.letters ?? "";
    if (next.length > 2 && isWord(word) && spells(next, word)) return place - at;
  }
  const remark = tokens.slice(at, last + 1).map(({ word }) => word);
  if (words.length > 1 || last !== tokens.length - 1 || last <= at + 1) return 0;
  if (!opensSingle.test(remark.join(" "))) return 0;
  const [before, end] = [tokens[last - 1]!.word, tokens[last]!.word];
  const isRepeated = words.some((one) => one === before || one === end || end.startsWith(one));
  // "Lawrence no lorenzo pagano" corrects, and remarks nothing.
  const isRemark = tokens.slice(at + 1, last).some(({ word }) => !isWord(word));
  const isName = isWord(end) && end.length > 2 && !isState(end);
  return isRemark && isName && !belongs.test(before) && !isRepeated ? last - at : 0;
}

function isWord(word: string): boolean {
  return /^\p{L}{2,}$/u.test(word) && canBeName(word, "middle");
}

const inWords = pattern`
  ^,? ?(?:(?:is|are|that's|it's|being|just|all|my|the|as|first|given|last|name),? )*(one|two|three|2|3) (?:separate
  |different )?words?\b`;

/** "Ruth ann is two words": how many tokens parts of the name take that are said again for how they are written. */
export function inWordsAt({ text, tokens }: Line, at: number, words: string[]): number {
  let end = at;
  while (end < at + 3 && words.includes(tokens[end]?.word ?? "")) end += 1;
  const from = tokens[end]?.from;
  const said = end === at || from === undefined ? null : inWords.exec(text.slice(from));
  if (!said || from === undefined) return 0;
  const place = words.indexOf(tokens[at]!.word);
  if (said[1] === "one" && words[place + 1] === tokens[end - 1]!.word)
    words.splice(place, 2, words.slice(place, place + 2).join(""));
  const until = from + said[0].length;
  return tokens.filter((token, nth) => nth >= at && token.from < until).length;
}

/** "E l space k h a t i b": a space that is named between letters, of which those before it are no word. */
export function isSpace(tokens: Tokens, at: number): boolean {
  const isLetter = (nth: number) => /^\p{L}$/u.test(tokens[nth]?.word ?? "");
  return tokens[at]!.word === "space" && isLetter(at - 1) && !isLetter(at - 3) && isLetter(at + 1);
}

/** A nickname in quotes or brackets within a name, or one that only some use. */
export function nicknameAt(tokens: Tokens, at: number): number {
  // "Zeke to my friends".
  if (tokens[at + 1]?.word === "to" && tokens[at + 2]?.word === "my" && tokens[at + 3]) return 4;
  const closing = { '"': '"', "(": ")", "[": "]" }[tokens[at]!.word];
  if (!closing) return 0;
  const end = tokens.slice(at + 1, at + 12).findIndex(({ word }) => word === closing);
  return end < 1 ? 0 : end + 2;
}

/** Whether a word was spelled just before a token. */
export function isLetters(tokens: Tokens, at: number): boolean {
  return /^\p{L}$/u.test(tokens[at - 1]?.word ?? "") && /^\p{L}$/u.test(tokens[at - 2]?.word ?? "");
}

/** The letters of words, without the signs between them. */
export function bare(words: readonly string[]): string {
  return words.join("").replace(/['-]/g, "");
}
