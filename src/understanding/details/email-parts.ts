import { wordSet } from "../text.ts";
import { digitsAt, isNumberWord } from "../tokens/digits.ts";
import { letterAt, spelledAt, spells } from "../tokens/spelled.ts";
import type { Token, Tokens } from "../tokens/tokens.ts";

/** A part of what comes before the @: a word, letters that were spelled, digits, or a sign. */
type Atom = {
  kind: "word" | "letters" | "digits" | "sign";
  text: string;
  from: number;
  to: number;
};

const farthest = 40; // tokens before the @
// Words that lead to an address and are not part of it.
const stops = wordSet(`
  work works look looking live arrive stay is it's its it i'm im am my mine our email e-mail mail address addresses
  at to use using try sure yes yeah yep yup ok okay no not nope but send contact reach write me that's thats that
  would be will you your can i'll i'd or also have has hi hello hey please thanks so well think believe guess goes
  called with by on from via this ready better best one's here there's personal business home go down write this take
  note jot fine different another new
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
  tokens: Tokens,
  end: number,
  isSpoken: boolean,
): { local: string; from: number; isLed: boolean } | null {
  let start = end;
  while (start > 0 && end - start < farthest && !isStop(tokens, start - 1)) start -= 1;
  if (tokens[end]?.word === "@") start = Math.max(start, touchingFrom(tokens, end, isSpoken));
  const atoms = settled(atomsOf(tokens.slice(start, end)));
  const isLed =
    (start > 0 && leads.test(tokens[start - 1]!.word)) ||
    atoms.some((atom) => atom.kind === "letters");
  const local = atoms
    .map((atom) => atom.text)
    .join("")
    .replace(/^[.+-]+|[.+-]+$/g, "");
  return local === "" ? null : { local, from: atoms[0]!.from, isLed };
}

function isStop(tokens: Tokens, at: number): boolean {
  const { word } = tokens[at]!;
  // "k i m": a lone i beside other lone letters is spelled.
  if (word === "i") return !isSpelledBeside(tokens[at - 1]) && !isSpelledBeside(tokens[at + 1]);
  return stops.has(word) || /^[!?;@]$/.test(word);
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
function atomsOf(tokens: Tokens): Atom[] {
  let atoms: Atom[] = [];
  const add = (kind: Atom["kind"], text: string, at: number, taken: number) => {
    atoms.push({ kind, text, from: tokens[at]!.from, to: tokens[at + taken - 1]!.to });
    return taken;
  };
  for (let at = 0; at < tokens.length;) {
    const { word } = tokens[at]!;
    const spelled = spelledAt(tokens, at);
    const one = letterAt(tokens, at);
    const digits = isLetterO(tokens, at, atoms.at(-1)?.kind) ? null : digitsAt(tokens, at);
    if (digits && digits.taken > 0) at += add("digits", digits.piece.digits, at, digits.taken);
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

/** Removes what was said twice: a word before its letters, or the whole address. */
function settled(atoms: Atom[]): Atom[] {
  const once = atoms.filter((atom, at) => {
    const next = atoms[at + 1];
    const isSpelledNext = next?.kind === "letters" && next.text.length > 2;
    return !(atom.kind === "word" && isSpelledNext && spells(next.text, atom.text));
  });
  const half = once.length / 2;
  const text = (part: Atom[]) => part.map((atom) => atom.text).join(" ");
  const isTwice =
    once.some((atom) => atom.kind === "word") &&
    Number.isInteger(half) &&
    text(once.slice(0, half)) === text(once.slice(half));
  return isTwice ? once.slice(half) : once;
}

// Email providers that people name without the top-level domain, with it.
const providers: Record<string, string> = {
  gmail: "com",
  googlemail: "com",
  hotmail: "com",
  yahoo: "com",
  ymail: "com",
  icloud: "com",
  outlook: "com",
  aol: "com",
  msn: "com",
  protonmail: "com",
  comcast: "net",
  verizon: "net",
  sbcglobal: "net",
  optonline: "net",
  bellsouth: "net",
};

// "Com" as transcripts write it.
const misheard: Record<string, string> = { come: "com", calm: "com", comm: "com", con: "com" };
const endings = /^(?:com|net|org|edu|gov|mil|info|biz|co|us|io|me|ai|ca|uk|de|fr|es|it|mx|in|au)$/;
const longest = 6; // words of one label: "smith and sons realty"

/** Whether a token is the dot of an address: "dot", or a period that touches the next word or nothing. */
function isDot(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (/^(?:dot|period|point)$/.test(token.word)) return true;
  if (token.word !== ".") return false;
  const next = tokens[at + 1];
  const last = tokens[at - 1];
  return !!next && (next.from === token.to || (!!last && last.to < token.from));
}

/** The domain that begins at a token, as in "g mail dot com", and where it ends; null if none does. */
export function domainAt(
  tokens: Tokens,
  start: number,
): { domain: string; end: number; isShort: boolean } | null {
  const labels: string[] = [];
  let at = start;
  for (;;) {
    const label = labelAt(tokens, at);
    if (!label) return null;
    if (isDot(tokens, label.end)) {
      labels.push(label.text);
      at = label.end + 1;
      const ending = endingAt(tokens, at);
      if (!ending) continue;
      // "co dot uk": an ending may go on.
      const more = isDot(tokens, ending.end) ? endingAt(tokens, ending.end + 1) : null;
      const last = more ? [ending.text, more.text] : [ending.text];
      return { domain: [...labels, ...last].join("."), end: (more ?? ending).end, isShort: false };
    }
    if (labels.length > 0) {
      const word = tokens[at]!.word;
      const isEnding = /^\p{L}{2,}$/u.test(word);
      return isEnding ? { domain: [...labels, word].join("."), end: at + 1, isShort: false } : null;
    }
    return providerAt(tokens, at);
  }
}

/** All words up to the next dot, joined; without a dot, as far as they can be a domain. */
function labelAt(tokens: Tokens, start: number): { text: string; end: number } | null {
  let text = "";
  let at = start;
  for (let words = 0; at < tokens.length && words < longest * 3; words += 1) {
    const token = tokens[at]!;
    const digits = digitsAt(tokens, at);
    if (isDot(tokens, at)) break;
    if (digits) {
      text += digits.piece.digits;
      at += digits.taken;
    } else if (/^\p{L}[\p{L}\p{M}']*$/u.test(token.word)) {
      text += /^(?:dash|hyphen)$/.test(token.word) ? "-" : token.word.replaceAll("'", "");
      at += 1;
    } else if (token.word === "-") {
      text += "-";
      at += 1;
    } else break;
  }
  return text === "" ? null : { text, end: at };
}

function endingAt(tokens: Tokens, at: number): { text: string; end: number } | null {
  const word = tokens[at]?.word ?? "";
  const known = Object.hasOwn(misheard, word) ? misheard[word]! : word;
  if (endings.test(known)) return { text: known, end: at + 1 };
  for (const size of [3, 2]) {
    const letters = tokens.slice(at, at + size).map((token) => token.word);
    const isSpelled = letters.length === size && letters.every((letter) => letter.length === 1);
    const spelled = isSpelled ? letters.join("") : "";
    if (endings.test(spelled)) return { text: spelled, end: at + size };
  }
  return null;
}

function providerAt(
  tokens: Tokens,
  start: number,
): { domain: string; end: number; isShort: boolean } | null {
  for (const size of [3, 2, 1]) {
    const words = tokens.slice(start, start + size).map((token) => token.word);
    const name = words.length === size ? words.join("") : "";
    if (!Object.hasOwn(providers, name)) continue;
    const said = endingAt(tokens, start + size);
    const isSaid = said !== null && /^(?:com|net|co|us)$/.test(said.text);
    const end = isSaid ? said.end : start + size;
    return { domain: `${name}.${isSaid ? said.text : providers[name]}`, end, isShort: !isSaid };
  }
  return null;
}
