import { letterAt, spelledAt, spells } from "../tokens/spelled.ts";
import { type Token, tokensOf, type Tokens } from "../tokens/tokens.ts";
import { isAfterMac, isIrish } from "./name-case.ts";
import { generationAt } from "./name-generation.ts";
import { hintAt } from "./name-hints.ts";
import {
  afterRemark,
  bare,
  inWordsAt,
  isLetters,
  isSpace,
  nicknameAt,
  stutterAt,
} from "./name-remarks.ts";
import { withoutRepetition } from "./name-repeated.ts";
import {
  acronyms,
  asideAt,
  beforePronoun,
  goesOn,
  isSpelling,
  settle,
  spellingAt,
} from "./name-spelling.ts";
import {
  canBeName,
  credentials,
  generations,
  isDoubtfulFirst,
  isMonthName,
  isState,
  particles,
  sometimesTitles,
  titles,
} from "./name-words.ts";

/** A normal text with the tokens in which names are searched; in an answer that gives a name, remarks may be in it. */
export type Line = { text: string; tokens: Tokens; isAsked?: boolean };

/** A name that was read: its words in lower case, and its tokens from `at` up to `end`. */
export type NameRead = { words: string[]; at: number; end: number };

const mostWords = 5; // particles not counted
const longest = 80; // characters, as the booking form takes them
const initial = /^\p{L}$/u;

/** A text with its tokens: "jean-luc" is one of them. */
export function lineOf(text: string, isAsked = false): Line {
  const tokens: Token[] = [];
  for (const token of tokensOf(text)) {
    const [dash, last] = [tokens.at(-1), tokens.at(-2)];
    const isJoined = dash?.word === "-" && dash.to === token.from && last?.to === dash.from;
    if (token.word === "comma") {
      tokens.push({ ...token, word: "," });
      continue;
    }
    const isWhole = isJoined && last.word.length > 1 && token.word.length > 1;
    if (isWhole && /^\p{L}/u.test(last.word) && /^\p{L}/u.test(token.word)) {
      tokens.splice(-2, 2, { word: `${last.word}-${token.word}`, from: last.from, to: token.to });
    } else tokens.push(token);
  }
  return { text, tokens: tokens.filter((_, at) => !isSpace(tokens, at)), isAsked };
}

/**
 * The name that begins at a token, with what is said about its spelling; null if none begins or it is a sentence.
 */
export function nameAt(line: Line, at: number): NameRead | null {
  const words: string[] = [];
  const { tokens } = line;
  let end = at;
  // A title may have an article: "the reverend".
  if (tokens[end]?.word === "the" && titles.has(tokens[end + 1]?.word ?? "")) end += 1;
  // "Mr and Mrs Tanner".
  const isPair = titles.has(tokens[end]?.word ?? "") && tokens[end + 1]?.word === "and";
  if (isPair && titles.has(tokens[end + 2]?.word ?? "")) end += 2;
  while (end < tokens.length) {
    const taken = takeAt(line, end, words);
    end += Math.abs(taken);
    if (taken <= 0) break;
  }
  while (words.length > 1 && particles.has(words.at(-1)!)) words.pop();
  while (words.at(-1) === "and") words.pop();
  const isTitle = words.length > 2 || (words.length === 2 && isState(words[0]!));
  if (isTitle && sometimesTitles.has(words[0]!)) words.shift();
  if (words.join(" ").length > longest) return null;
  const once = withoutRepetition(words);
  return isName(once) ? { words: once, at, end } : null;
}

/** Adds what is at a token to the words of a name, and tells how many tokens that takes; none ends the name,
 * and so does a negative number. */
function takeAt(line: Line, at: number, words: string[]): number {
  const { tokens } = line;
  const { word } = tokens[at]!;
  const sign = hyphenAt(tokens, at, words) || stutterAt(tokens, at);
  if (sign > 0) return sign;
  const hint =
    words.length > 0 && !isSpelling(tokens, at) ? hintAt(line.text.slice(tokens[at]!.from)) : null;
  if (hint) {
    const until = tokens[at]!.from + hint.length;
    const taken = tokens.filter((token, place) => place >= at && token.from < until).length;
    // What was spelled has the letters that it has.
    const meant = [...words];
    hint.apply(meant, isNamePart(tokens, at + taken, words.length));
    const isSpelled = isLetters(tokens, at);
    if (!isSpelled || bare(meant) === bare(words)) words.splice(0, words.length, ...meant);
    return taken;
  }
  const isAcronym = words.length === 0 && acronyms.test(spelledAt(tokens, at)?.letters ?? "");
  if (isAcronym) return 0;
  const skips = asideAt(tokens, at, words);
  if (skips > 0) return skips;
  const spelled = spellingAt(tokens, at, words);
  if (spelled) {
    if (spelled.letters === "aka") return 0;
    const said = beforePronoun(tokens, at, words, spelled);
    settle(words, said.letters, spelled.of);
    const isWhole = said !== spelled || goesOn(tokens, at + said.taken, words);
    return isWhole ? -said.taken : said.taken;
  }
  if (isPause(tokens, at, words)) return 1;
  // "Sarah, plain old smith".
  if (words.length > 0 && word === "plain") return tokens[at + 1]?.word === "old" ? 2 : 1;
  // "Not elinor": what the name is not, if it sounds like it.
  const next = tokens[at + 1]?.word ?? "";
  if (word === "not" && next.length > 2 && words.some((one) => spells(next, one))) return 2;
  // "Sunil kumar, sunil s u n i l": said again to be spelled.
  const counted = inWordsAt(line, at, words);
  if (counted > 0) return counted;
  const isAfterLetters = initial.test(tokens[at - 1]?.word ?? "");
  const isAgain = isAfterLetters && words.includes(word);
  if (isAgain && spellingAt(tokens, at + 1, words)?.letters === word) return 1;
  const isRemarked =
    isAfterLetters ||
    (words.length > 1 && words.includes(word) && !/^(?:dash|hyphen|-)$/.test(next));
  const remarked = isRemarked ? remarkedAt(line, at, words) : 0;
  if (remarked > 0) return remarked;
  if (words.length === 1 && word === words[0] && word.length > 1) return words.push(word) && 1;
  const aside = words.length > 0 ? nicknameAt(tokens, at) : 0;
  if (aside > 0) return aside;
  if (titles.has(word) && words.length === 0) return 1;
  const generation = words.length > 0 ? generationAt(tokens, at) : null;
  if (generation) {
    if (!generations.has(words.at(-1)!)) words.push(generation.word);
    return generation.taken;
  }
  if (words.length > 1 && credentials.has(word)) return 1;
  if (/^middle$/.test(word) && words.length > 0) {
    const skip = /^(?:initial|name)$/.test(tokens[at + 1]?.word ?? "") ? 2 : 0;
    return skip > 0 && /^(?:is|'s)$/.test(tokens[at + 2]?.word ?? "") ? 3 : skip;
  }
  // "J as in john": an initial.
  const sample = words.length > 0 && initial.test(word) ? letterAt(tokens, at) : null;
  if (sample && sample.taken > 1) {
    // "P as in paul" after a name that begins with it says nothing new.
    if (!words.some((one) => one.startsWith(sample.letters))) words.push(sample.letters);
    return sample.taken;
  }
  const joint = jointAt(tokens, at, words);
  if (joint > 0) return joint;
  if (word === "and" && isCouple(tokens, at, words)) {
    words.push(word);
    return 1;
  }
  const own = ownerAt(tokens, at);
  if (own !== null)
    return words.push(own) && (/^(?:my|the|here)$/.test(tokens[at + 1]!.word) ? 1 : -2);
  const isDone = words.length > 1 && credentials.has(tokens[at - 1]?.word ?? "");
  if (isDone || !isNamePart(tokens, at, words.length))
    return line.isAsked ? afterRemark(tokens, at, words, isDone) : 0;
  words.push(word);
  return 1;
}

/** "Tomas vega v e g a, tomas with no h": a word of the name again, with a remark that is about it alone. */
function remarkedAt({ text, tokens }: Line, at: number, words: string[]): number {
  const [word, from] = [tokens[at]!.word, tokens[at + 1]?.from];
  const place = words.findIndex((one) => spells(word, one));
  const remark = from === undefined || place === -1 ? null : hintAt(text.slice(from));
  if (!remark) return 0;
  const one = [word];
  remark.apply(one, false);
  words[place] = one[0]!;
  return tokens.filter((token, nth) => nth >= at && token.from < from! + remark.length).length;
}

/** "Greta's my name", "greta's fine": the name without the ending. */
function ownerAt(tokens: Tokens, at: number): string | null {
  const [name] = /^\p{L}{2,}(?='s$)/u.exec(tokens[at]!.word) ?? [];
  const [next, second] = [tokens[at + 1]?.word ?? "", tokens[at + 2]?.word ?? ""];
  const isName =
    /^(?:fine|good|okay|ok|here|calling|speaking)$/.test(next) ||
    (/^(?:my|the)$/.test(next) && /^(?:name|first|last|full)$/.test(second));
  return name && isName && canBeName(name, "first") ? name : null;
}

/** "O brien", "mc allister", "mac donald", "lopez dash garcia": one word in the end. */
function jointAt(tokens: Tokens, at: number, words: string[]): number {
  const { word } = tokens[at]!;
  const next = tokens[at + 1]?.word ?? "";
  const isWord = /^\p{L}{3,}/u.test(next);
  if (word === "mc" && isWord && canBeName(next, "middle")) return words.push(word + next) && 2;
  if (word === "mac" && isAfterMac(next)) return words.push(word + next) && 2;
  if (/^(?:o|oh)$/.test(word) && isIrish(next)) return words.push(`o'${next}`) && 2;
  if (/^[odl]$/.test(word) && next === "apostrophe") {
    const last = tokens[at + 2]?.word ?? "";
    return /^\p{L}{2,}/u.test(last) ? words.push(`${word}'${last}`) && 3 : 0;
  }
  if (word === "fitz" && /^(?:gerald|patrick|simmons|hugh|roy|gibbon)$/.test(next))
    return words.push(word + next) && 2;
  return 0;
}

/** "Lopez dash garcia": one word in the end. */
function hyphenAt(tokens: Tokens, at: number, words: string[]): number {
  const { word } = tokens[at]!;
  const next = tokens[at + 1]?.word ?? "";
  const isHyphen = /^(?:dash|hyphen|-)$/.test(word) && words.length > 0;
  if (isHyphen && isNamePart(tokens, at + 1, words.length) && next.length > 1) {
    words.push(`${words.pop()}-${next}`);
    return 2;
  }
  return 0;
}

/** "Tom and Ann Becker": both live under one name. */
function isCouple(tokens: Tokens, at: number, words: readonly string[]): boolean {
  if (words.length !== 1 || !/^\p{L}{3,}$/u.test(words[0]!)) return false;
  const [first, last] = [tokens[at + 1], tokens[at + 2]];
  if (!first || !last || !/^\p{L}{3,}/u.test(first.word)) return false;
  // "Clacken, beverley with e y, and clacken": a part of the name again.
  if (tokens.slice(0, at).some(({ word }) => word === first.word)) return false;
  return isNamePart(tokens, at + 1, 0) && isNamePart(tokens, at + 2, 1);
}

function isName(words: readonly string[]): boolean {
  const [first] = words;
  const parts = words.filter((word) => !particles.has(word) && word !== "and").length;
  if (first === undefined || parts > mostWords || parts === 0) return false;
  if (words.length === 1 && (first.length < 2 || titles.has(first) || isDoubtfulFirst(first)))
    return false;
  return true;
}

/** Whether a name of one word is as often something else: a month, a sign. */
export function isDoubtfulAlone(words: readonly string[]): boolean {
  return words.length === 1 && isMonthName(words[0]!);
}

const afterName = /^(?:here|speaking|calling|spelled|that's|thats|please|thanks)$/;

function isNamePart(tokens: Tokens, at: number, before: number): boolean {
  const word = tokens[at]?.word ?? "";
  if (!/^\p{L}/u.test(word) || word.endsWith("'s")) return false;
  const [next, second] = [tokens[at + 1]?.word, tokens[at + 2]?.word ?? ""];
  const isLast =
    next === undefined ||
    /^[.,;!?]$/.test(next) ||
    (before === 1 && (afterName.test(next) || (next === "and" && /^(?:i'm|my)$/.test(second))));
  // "Ezekiel ford, zeke to my friends".
  if (before > 1 && /^(?:to|if|unless|when)$/.test(next ?? "")) return false;
  // "W/ two n's", "b4".
  const isShort = word === "w" && /^(?:\/|\d+|one|two|three|an?|the|no)$/.test(next ?? "");
  if (isShort || (/^\d/.test(next ?? "") && tokens[at + 1]!.from === tokens[at]!.to)) return false;
  if (initial.test(word)) {
    if (word === "a" && before === 0) return initial.test(next ?? "") || next === ".";
    // "Esteban luna a sus órdenes": behind a whole name no initial.
    if (word === "a" && before > 1) return false;
    return word !== "i" && (before > 0 || next !== undefined) && (word !== "a" || !isLast);
  }
  if (particles.has(word)) return !isLast || before > 0;
  if (before === 0 && isDoubtfulFirst(word))
    return isNamePart(tokens, at + 1, 1) && !isState(next!);
  return canBeName(word, before === 0 ? "first" : isLast ? "end" : "middle");
}

/** The period after an initial or a title, and a comma or pause before what belongs to the name. */
function isPause(tokens: Tokens, at: number, words: readonly string[]): boolean {
  const { word } = tokens[at]!;
  const last = tokens[at - 1]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (/^(?:um|uh|uhm|er|erm)$/.test(word)) return true;
  if (word === ".")
    return (
      titles.has(last) ||
      generations.has(last) ||
      (words.length > 0 && (initial.test(last) || last === "st"))
    );
  if (word !== "," || words.length === 0) return false;
  return spellingAt(tokens, at + 1, words) !== null || (words.length > 1 && credentials.has(next));
}
