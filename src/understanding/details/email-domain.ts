import { digitsAt, isNumberWord } from "../tokens/digits.ts";
import { spelledAt } from "../tokens/spelled.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { saidOnce } from "./email-said-once.ts";

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
export function isDot(tokens: Tokens, at: number): boolean {
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
  const parts: { kind: "word" | "letters"; text: string }[] = [];
  const add = (text: string, taken: number, kind: "word" | "letters" = "word") => {
    parts.push({ kind, text });
    return taken;
  };
  let at = start;
  // "Three rivers dot org": a number before a word is a word.
  const isNamed = hasWord(tokens, start);
  for (let words = 0; at < tokens.length && words < longest * 3; words += 1) {
    const token = tokens[at]!;
    const isLetter =
      /^(?:o|oh)$/.test(token.word) &&
      /^\p{L}$/u.test(tokens[at - 1]?.word ?? tokens[at + 1]?.word ?? "");
    const isWord = isNamed && isNumberWord(token.word) && token.word.length > 2;
    const digits = isLetter || isWord ? null : digitsAt(tokens, at);
    if (isDot(tokens, at)) break;
    // "Interia i n t e r i a": the word, and how it is spelled.
    const isLead = parts.length > 0 && /^(?:that's|thats|spelled|,)$/.test(token.word);
    const place = isLead ? at + 1 : at;
    const spelled = /^\p{L}$/u.test(tokens[place]?.word ?? "") ? spelledAt(tokens, place) : null;
    if (spelled && spelled.letters.length > 2)
      at = place + add(spelled.letters, spelled.taken, "letters");
    else if (digits) at += add(digits.piece.digits, digits.taken);
    else if (/^\p{L}[\p{L}\p{M}']*$/u.test(token.word))
      at += add(/^(?:dash|hyphen)$/.test(token.word) ? "-" : token.word.replaceAll("'", ""), 1);
    else if (token.word === "-") at += add("-", 1);
    else break;
  }
  const text = saidOnce(parts)
    .map((part) => part.text)
    .join("");
  return text === "" ? null : { text, end: at };
}

/** Whether a label has a whole word in it that is no number. */
function hasWord(tokens: Tokens, start: number): boolean {
  for (let at = start; at < tokens.length && !isDot(tokens, at); at += 1) {
    const { word } = tokens[at]!;
    if (
      /^\p{L}{3,}/u.test(word) &&
      !isNumberWord(word) &&
      !/^(?:double|triple|hundred|thousand|dash)$/.test(word)
    )
      return true;
  }
  return false;
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
