import type { Listening } from "../heard.ts";
import { pattern, wordSet } from "../text.ts";
import { digitsAt, isNumberWord } from "../tokens/digits.ts";
import { letterAt, spelledAt } from "../tokens/spelled.ts";
import type { Token, Tokens } from "../tokens/tokens.ts";
import { isDot } from "./email-domain.ts";
import { type Atom, settled, withoutFillers } from "./email-said-once.ts";
import { type Hint, hintAt } from "./name-hints.ts";
import { canBeName, isState } from "./name-words.ts";

const farthest = 40; // tokens before the @
// Words that lead to an address and are not part of it.
const stops = wordSet(`
  work works look looking live arrive stay is it's its it i'm im am my mine our email e-mail mail address addresses
  at to use using try sure yes yeah yep yup ok okay no not nope but send contact reach write me that's thats that
  would be will you your can i'll i'd or also have has hi hello hey please thanks so well think believe guess goes
  called with by on from via this ready better best one's here there's personal business home go down write this take
  note jot fine different another she's he's shes new name
  sorry wait actually scratch correction mean rather oops says said reads ago
`);
const leads = /^(?:is|it's|its|email|mail|address|at|to|use|be|that's|thats|sure|yes|yeah|yep)$/;
const skipped = /^(?:um|uh|uhm|then|like|spelled|spelling|that's|[,"'([{)\]}:])$/;
const signs: Record<string, string> = {
  underscore: "_",
  _: "_",
  dash: "-",
  hyphen: "-",
  minus: "-",
  "-": "-",
  plus: "+",
  "+": "+",
};

/**
 * What is said before the @ at `end`, and where it begins; `isLed` is whether words like "my email is" came before it.
 */
export function localBefore(
  text: string,
  tokens: Tokens,
  end: number,
  { expecting, spoken }: Pick<Listening, "expecting" | "spoken">,
): { local: string; words: readonly string[]; from: number; isLed: boolean } | null {
  let start = end;
  while (start > 0 && end - start < farthest && !isStop(text, tokens, start - 1)) start -= 1;
  // "Contact at lund dot com": a word that mostly leads to an address, alone before it.
  const isRole = expecting === "email" && roles.test(tokens[end - 1]?.word ?? "");
  if (start === end && isRole) start -= 1;
  if (tokens[end]?.word === "@") {
    const touching = touchingFrom(tokens, end, spoken);
    // "John smith@gmail.com", as some transcripts write "john smith at".
    const isLoose = spoken && expecting === "email" && areNames(tokens.slice(start, touching));
    if (!isLoose) start = Math.max(start, touching);
  }
  const atoms = withoutFillers(settled(atomsOf(text, tokens.slice(start, end))));
  const isLed =
    (start > 0 && leads.test(tokens[start - 1]!.word)) ||
    atoms.some((atom) => atom.kind === "letters");
  // A sentence, and an address somewhere at its end.
  if (spoken && isSentence(atoms)) return null;
  const local = atoms
    .map((atom) => atom.text)
    .join("")
    .replace(/^[.+-]+|[.+-]+$/g, "");
  const words = atoms.flatMap(({ kind, text }) => (kind === "word" ? [text] : []));
  return local === "" ? null : { local, words, from: atoms[0]!.from, isLed };
}

const mostWords = 4; // in a row, none of them spelled or joined by a sign

function isSentence(atoms: readonly Atom[]): boolean {
  const kinds = atoms.map(({ kind }) => (kind === "word" ? "w" : " ")).join("");
  return kinds.split(" ").some((row) => row.length > mostWords);
}

const roles = /^(?:contact|hello|hi|mail|office|home|work|business|me|address|reach|write|email)$/;

function areNames(tokens: Tokens): boolean {
  const isName = ({ word }: Token) =>
    /^\p{L}{2,}$/u.test(word) && canBeName(word, "middle") && !isState(word);
  return tokens.length > 0 && tokens.length <= 2 && tokens.every(isName);
}

/** A remark on the spelling at a token: "with two l's". */
function remarkAt(text: string, tokens: Tokens, at: number): Hint | null {
  const { word, from } = tokens[at]!;
  if (!/^(?:with|without|no|that's|thats|it's)$/.test(word)) return null;
  const hint = hintAt(text.slice(from));
  // "No b m c a": letters that go on are spelled.
  const next = hint && tokens.find((token) => token.from >= from + hint.length);
  const isSpelling = !word.startsWith("with") && /^\p{L}$/u.test(next?.word ?? "");
  return isSpelling ? null : hint;
}

/** "Two p's" and "double t" after a word, "and a z" after another remark. */
function shortRemarkAt(text: string, tokens: Tokens, at: number, isMore: boolean): Hint | null {
  const and = isMore && tokens[at]!.word === "and" ? 1 : 0;
  const isMany =
    /^(?:two|three|double)$/.test(tokens[at]!.word) &&
    /^\p{L}'?s?$/u.test(tokens[at + 1]?.word ?? "") &&
    !/^\p{L}$/u.test(tokens[at + 2]?.word ?? "");
  const from = tokens[at + and]?.from;
  if (from === undefined || !(and > 0 || isMany)) return null;
  const hint = hintAt(`with ${text.slice(from)}`);
  return hint && { ...hint, length: hint.length - "with ".length + from - tokens[at]!.from };
}

const signBetween = pattern`
  ^(?:with|and|just)(?: just)? (?:an? |the )?(dot|period|underscore|dash|hyphen) (?:(?:in )?between|in the middle)\b
  (?: them| the two)?`;

/** How many tokens before `until` begin at a token or behind it. */
function takenUntil(tokens: Tokens, at: number, until: number): number {
  return tokens.filter((token, place) => place >= at && token.from < until).length;
}

function isStop(text: string, tokens: Tokens, at: number): boolean {
  const { word } = tokens[at]!;
  if (at > 0 && (remarkAt(text, tokens, at) || signBetween.test(text.slice(tokens[at]!.from))))
    return false;
  if (word === "will" && isWill(tokens, at)) return false;
  // "k i m": a lone i beside other lone letters is spelled.
  if (word === "i") return !isSpelledBeside(tokens[at - 1]) && !isSpelledBeside(tokens[at + 1]);
  if (isEndingAlone(tokens, at)) return true;
  return stops.has(word.replace(/'s$/, "")) || stops.has(word) || /^[!?;@]$/.test(word);
}

/** "Will archer at": a name, where nothing before or behind it makes it a verb. */
function isWill(tokens: Tokens, at: number): boolean {
  const isFirst = /^(?:is|it's|so|sure|yes|yeah|okay|um|uh|[,.])?$/.test(
    tokens[at - 1]?.word ?? "",
  );
  return isFirst && !/^(?:be|do|work|you|it|that|i|this|at|@)?$/.test(tokens[at + 1]?.word ?? "");
}

/** "The end is dot org, y karimi at …": an ending that nothing is joined to does not begin an address. */
function isEndingAlone(tokens: Tokens, at: number): boolean {
  const next = tokens[at + 1]?.word ?? "";
  const isEnding = /^(?:com|net|org|edu|gov)$/.test(tokens[at]!.word) && isDot(tokens, at - 1);
  return (
    isEnding && !/^(?:@|at)$/.test(next) && !Object.hasOwn(signs, next) && !isDot(tokens, at + 1)
  );
}

function isSpelledBeside(token: Token | undefined): boolean {
  if (!token) return false;
  return token.word.length === 1 || token.word === "at" || isNumberWord(token.word);
}

/**
 * Where an address begins that was typed with its @: everything that touches it or is joined to it by signs or spelled
 * letters.
 */
function touchingFrom(tokens: Tokens, end: number, isSpoken: boolean): number {
  let at = end - 1;
  const isSign = (place: number) => {
    const word = tokens[place]?.word ?? "";
    return Object.hasOwn(signs, word) || word === "dot";
  };
  while (at > 0) {
    const joins = tokens[at - 1]!.to === tokens[at]!.from;
    const isLetter = isSpoken && isSpelledPart(tokens, at - 1);
    if (!joins && !isSign(at) && !isSign(at - 1) && !isLetter) break;
    at -= 1;
  }
  return at;
}

/** A lone letter or digit, the full stop after one ("J. Smith"), or a "double" before one. */
function isSpelledPart(tokens: Tokens, at: number): boolean {
  const lone = /^[\p{L}\p{N}]$/u;
  const word = tokens[at]!.word;
  return (
    lone.test(word) || word === "double" || (word === "." && lone.test(tokens[at - 1]?.word ?? ""))
  );
}

/** Reads the parts of an address. Starts over after each token that cannot be part of one. */
function atomsOf(text: string, tokens: Tokens): Atom[] {
  let atoms: Atom[] = [];
  let told = 0;
  const add = (kind: Atom["kind"], text: string, at: number, taken: number) => {
    atoms.push({ kind, text, from: tokens[at]!.from, to: tokens[at + taken - 1]!.to });
    return taken;
  };
  for (let at = 0; at < tokens.length;) {
    const { word } = tokens[at]!;
    const between = atoms.length > 1 ? signBetween.exec(text.slice(tokens[at]!.from)) : null;
    if (between) {
      const sign = signs[between[1]!] ?? ".";
      const taken = takenUntil(tokens, at, tokens[at]!.from + between[0].length);
      if (atoms.at(-2)!.kind !== "sign") add("sign", sign, at, taken);
      if (atoms.at(-1)!.kind === "sign") atoms.splice(-2, 2, atoms.at(-1)!, atoms.at(-2)!);
      at += taken;
      continue;
    }
    const isMore = told > 0 && told === at;
    const remark =
      atoms.length === 0
        ? null
        : (remarkAt(text, tokens, at) ??
          (isMore || /^\p{L}{3,}$/u.test(atoms.at(-1)!.kind === "word" ? atoms.at(-1)!.text : "")
            ? shortRemarkAt(text, tokens, at, isMore)
            : null));
    if (remark) {
      at += takenUntil(tokens, at, tokens[at]!.from + remark.length);
      told = at;
      const words = atoms.map((atom) => (atom.kind === "word" ? atom.text : ""));
      remark.apply(words, false);
      atoms = atoms.map((atom, place) =>
        atom.kind === "word" && words[place] ? { ...atom, text: words[place] } : atom,
      );
      continue;
    }
    if (atoms.length > 0 && isBeforeSign(tokens, at)) {
      at += 1;
      continue;
    }
    // "Capital t tina": the letter belongs to the word.
    const isCapital = word === "capital" && /^\p{L}$/u.test(tokens[at + 1]?.word ?? "");
    const [capital = "", whole = ""] = [tokens[at + 1]?.word, tokens[at + 2]?.word];
    if (isCapital && whole.length > 1 && whole.startsWith(capital)) {
      at += 2;
      continue;
    }
    // "Dot henderson at yahoo dot com": a sign that begins an address is a name.
    const isNickname = atoms.length === 0 && /^(?:dot|dash)$/.test(word);
    const spelled = spelledAt(tokens, at);
    const one = letterAt(tokens, at);
    const digits = isLetterO(tokens, at, atoms.at(-1)?.kind) ? null : numberAt(tokens, at);
    if (isNickname) at += add("word", word, at, 1);
    else if (digits && digits.taken > 0) at += add("digits", digits.piece.digits, at, digits.taken);
    else if (spelled) at += add("letters", spelled.letters, at, spelled.taken);
    else if (one) at += add("letters", one.letters, at, one.taken);
    else if (Object.hasOwn(signs, word)) at += add("sign", signs[word]!, at, 1);
    else if (word === "under" && tokens[at + 1]?.word === "score") at += add("sign", "_", at, 2);
    else if (isDot(tokens, at)) at += add("sign", ".", at, 1);
    else if (skipped.test(word) && !isBoundary(tokens, at)) at += 1;
    else if (word === "." && atoms.at(-1)?.kind === "letters") at += 1;
    else if (/^\p{L}/u.test(word)) at += add("word", word.replaceAll("'", ""), at, 1);
    else {
      atoms = [];
      at += 1;
    }
  }
  return atoms;
}

/** "And then", "an underscore", "then a dot": words before a part that are none. */
function isBeforeSign(tokens: Tokens, at: number): boolean {
  const { word } = tokens[at]!;
  const [last = "", next = "", second = ""] = [at - 1, at + 1, at + 2].map(
    (place) => tokens[place]?.word,
  );
  const isSign = (one: string) => one === "dot" || Object.hasOwn(signs, one);
  if (word === "and")
    return next === "then" || isSign(next) || (/^(?:an?|the)$/.test(next) && isSign(second));
  return (
    isSign(next) &&
    (/^(?:an|the)$/.test(word) || (word === "a" && /^(?:then|and|just)$/.test(last)))
  );
}

/** Digits, also as one number: "two thousand and five" is 2005. */
function numberAt(tokens: Tokens, at: number): ReturnType<typeof digitsAt> {
  const first = digitsAt(tokens, at);
  const [zeros = ""] = /00+$/.exec(first?.piece.digits ?? "") ?? [];
  const isSaid = first && /^(?:hundred|thousand)$/.test(tokens[at + first.taken - 1]!.word);
  if (!first || !isSaid || zeros === "") return first;
  const and = tokens[at + first.taken]?.word === "and" ? 1 : 0;
  const rest = digitsAt(tokens, at + first.taken + and);
  if (!rest || rest.piece.digits.length >= Math.min(3, zeros.length + 1)) return first;
  if (rest.piece.digits.startsWith("0")) return first;
  const digits = String(Number(first.piece.digits) + Number(rest.piece.digits));
  const taken = first.taken + and + rest.taken;
  return { piece: { ...first.piece, digits, to: rest.piece.to }, taken };
}

/** Whether an "o" or "oh" is the letter: between digits it is a zero, and "oh" also before one. */
function isLetterO(tokens: Tokens, at: number, before: Atom["kind"] | undefined): boolean {
  const { word } = tokens[at]!;
  if (word !== "o" && word !== "oh") return false;
  const next = tokens[at + 1]?.word ?? "";
  const isBeforeDigit = /^\d/.test(next) || isNumberWord(next);
  return word === "oh"
    ? !isBeforeDigit && before !== "digits"
    : !(isBeforeDigit && before === "digits");
}

/** A comma between two whole words ends what was said before it. */
function isBoundary(tokens: Tokens, at: number): boolean {
  if (tokens[at]!.word !== ",") return false;
  const [last, next] = [tokens[at - 1]?.word ?? "", tokens[at + 1]?.word ?? ""];
  const isWhole = (word: string) => word.length > 1 && /^\p{L}/u.test(word);
  const goesOn = Object.hasOwn(signs, next) || Object.hasOwn(signs, last) || /^dot$/.test(next);
  return isWhole(last) && isWhole(next) && !goesOn && tokens[at - 2]?.word !== "in";
}
