import { spells } from "../text/spelled.ts";
import { spelledAt } from "../text/spelled.ts";
import { tokensOf, type Token } from "../text/tokens.ts";
import { canBeName, generations, isMonthName, particles, titles } from "./name-words.ts";

/** A name that was read: its words in lower case, and the tokens from `at` up to `end` that it took. */
export type NameRead = { words: string[]; at: number; end: number };

const mostWords = 5;
const longest = 80; // characters, as the booking form takes them
const initial = /^\p{L}$/u;
const spellingSaid = /^(?:spelled|spelling|that's|thats|it's|spell)$/;

/** The tokens of a text in which names are sought: "jean-luc" is one of them. */
export function nameTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const token of tokensOf(text)) {
    const [dash, last] = [tokens.at(-1), tokens.at(-2)];
    const isJoined = dash?.word === "-" && dash.to === token.from && last?.to === dash.from;
    const isWhole = isJoined && last.word.length > 1 && token.word.length > 1;
    if (isWhole && /^\p{L}/u.test(last.word) && /^\p{L}/u.test(token.word)) {
      tokens.splice(-2, 2, { word: `${last.word}-${token.word}`, from: last.from, to: token.to });
    } else tokens.push(token);
  }
  return tokens;
}

/** The name that begins at a token, with what was spelled of it; null where none begins or it is a sentence. */
export function nameAt(tokens: readonly Token[], at: number): NameRead | null {
  const words: string[] = [];
  let end = at;
  while (end < tokens.length) {
    const { word } = tokens[end]!;
    const spelled = spellingAt(tokens, end, words);
    if (spelled) {
      settle(words, spelled.letters);
      end += spelled.taken;
      continue;
    }
    if (isPause(tokens, end, words)) end += 1;
    else if (titles.has(word) && words.length === 0) end += 1;
    else if (generations.has(word) && words.length > 0) {
      words.push(word);
      end += 1;
      break;
    } else if (isNamePart(tokens, end, words.length)) {
      words.push(word);
      end += 1;
    } else break;
  }
  while (words.length > 1 && particles.has(words.at(-1)!)) words.pop();
  return isName(words) ? { words, at, end } : null;
}

function isName(words: readonly string[]): boolean {
  const [first] = words;
  if (first === undefined || words.length > mostWords) return false;
  if (words.length === 1 && (first.length < 2 || isMonthName(first) || titles.has(first)))
    return false;
  return words.join(" ").length <= longest;
}

function isNamePart(tokens: readonly Token[], at: number, before: number): boolean {
  const { word } = tokens[at]!;
  if (!/^\p{L}/u.test(word)) return false;
  const next = tokens[at + 1]?.word;
  const isLast = next === undefined || /^[.,;!?]$/.test(next);
  if (initial.test(word))
    return word !== "i" && (before > 0 || next !== undefined) && (word !== "a" || !isLast);
  if (particles.has(word)) return !isLast || before > 0;
  return canBeName(word, before === 0 ? "first" : isLast ? "end" : "middle");
}

/** The full stop behind an initial or a title, and a comma or breath before letters that are spelled. */
function isPause(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  const { word } = tokens[at]!;
  const last = tokens[at - 1]?.word ?? "";
  if (/^(?:um|uh|uhm)$/.test(word)) return true;
  if (word === ".")
    return titles.has(last) || (words.length > 0 && (initial.test(last) || last === "st"));
  return word === "," && words.length > 0 && spellingAt(tokens, at + 1, words) !== null;
}

/** Letters that are spelled at a place, after "spelled", "that's" or nothing. */
function spellingAt(tokens: readonly Token[], at: number, words: readonly string[]) {
  let lead = 0;
  while (
    spellingSaid.test(tokens[at + lead]?.word ?? "") ||
    (lead > 0 && tokens[at + lead]?.word === ",")
  )
    lead += 1;
  if (tokens[at]?.word === "is" && /^spelled$/.test(tokens[at + 1]?.word ?? "")) lead = 2;
  const spelled = spelledAt(tokens, at + lead);
  if (!spelled) return null;
  const behind = tokens[at + lead + spelled.taken];
  // "J P Morgan": two letters before a word are initials.
  const isInitials = lead === 0 && spelled.letters.length === 2 && spelled.taken <= 4;
  const isAlone = behind === undefined || !/^\p{L}{2,}/u.test(behind.word);
  if (isInitials && (words.length === 0 || !isAlone)) return null;
  return { letters: spelled.letters, taken: lead + spelled.taken };
}

/** Puts spelled letters in the place of the word that they spell, else behind what was heard. */
function settle(words: string[], letters: string): void {
  const likeWords = words.filter((word) => spells(letters, word));
  const same = words.findLastIndex((word) => word === letters);
  const like = same === -1 ? words.findLastIndex((word) => likeWords.includes(word)) : same;
  if (like === -1) words.push(letters);
  else words[like] = letters;
}
