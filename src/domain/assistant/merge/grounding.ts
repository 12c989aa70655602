import { isEmail } from "#domain/kernel/is-email.ts";
import { cleanName, cleanText } from "#domain/kernel/clean-text.ts";
import { digitOfWord, digitRuns, saidWords, writtenWords } from "./said-words.ts";

/*
 * A claimed name, address or number counts only if the utterance contains it. The claim points at a place in the words;
 * the words are the source, so a model cannot invent anything.
 */

const symbols: Record<string, string> = {
  at: "@",
  dot: ".",
  point: ".",
  period: ".",
  underscore: "_",
  dash: "-",
  hyphen: "-",
  minus: "-",
  plus: "+",
};

/** The email, if it was written that way, or spoken word for word ("ana dot lopez at gmail dot com"). */
export function groundedEmail(claimed: string, text: string): string | null {
  const email = cleanText(claimed).toLowerCase();
  if (!isEmail(email)) return null;
  const words = writtenWords(text.normalize("NFC"));
  const written = words.filter((word) => word.includes("@") && word !== "@");
  // A part of a longer address is a different address: what is written counts as a whole.
  if (written.length > 0) return written.includes(email) ? email : null;
  const spoken = words.map((word) => symbols[word] ?? word);
  const withDigits = spoken.map((word) => digitOfWord(word) ?? word);
  return isRunOf(email, spoken) || isRunOf(email, withDigits) ? email : null;
}

/** Whether consecutive whole words spell exactly this. */
function isRunOf(wanted: string, words: readonly string[]): boolean {
  return words.some((_, start) => {
    let joined = "";
    for (const word of words.slice(start)) {
      joined += word;
      if (joined === wanted) return true;
      if (!wanted.startsWith(joined)) return false;
    }
    return false;
  });
}

// The North American plan: area code and exchange begin with 2 to 9.
const american = /^1?([2-9]\d{2}[2-9]\d{6})$/;

/** The number as E.164, if exactly these digits were said; without a plus it is North American. */
export function groundedPhone(claimed: string, text: string): string | null {
  const wanted = claimed.replace(/\D/g, "").replace(american, "1$1");
  for (const { digits, isInternational } of digitRuns(text)) {
    if (isInternational && digits === wanted && /^[1-9]\d{7,14}$/.test(digits)) return `+${digits}`;
    const national = american.exec(digits)?.[1];
    if (!isInternational && national && wanted === `1${national}`) return `+1${national}`;
  }
  return null;
}

/** A six-digit code that was said as such. */
export function groundedCode(claimed: string, text: string): string | null {
  const wanted = claimed.replace(/\s/g, "");
  if (!/^\d{6}$/.test(wanted)) return null;
  return digitRuns(text).some(({ digits }) => digits === wanted) ? wanted : null;
}

const nameShape = /^\p{L}[\p{L}\p{M}'’.-]*( \p{L}[\p{L}\p{M}'’.-]*){0,4}$/u;
const letters = (word: string) => word.replace(/[^\p{L}]/gu, "");

/** The name, if its words were said in this order, or its letters one by one. */
export function groundedName(claimed: string, text: string): string | null {
  const name = cleanName(claimed);
  if (name.length > 80 || !nameShape.test(name)) return null;
  const wanted = saidWords(name).map(letters);
  const said = joinSpelled(saidWords(text).map(letters));
  const isThere = said.some((_, start) => wanted.every((word, at) => said[start + at] === word));
  return isThere && wanted.length > 0 ? name : null;
}

function joinSpelled(words: readonly string[]): string[] {
  const joined: string[] = [];
  let wasLetter = false;
  for (const word of words) {
    const isLetter = [...word].length === 1;
    if (isLetter && wasLetter) joined.push(joined.pop()! + word);
    else joined.push(word);
    wasLetter = isLetter;
  }
  return joined;
}

const joints = new Set("a an and for in my of on or our the to with".split(" "));

/** The purpose, if the stem of each of its words was said ("selling" in "we want to sell"). */
export function groundedPurpose(claimed: string, text: string): string | null {
  const purpose = cleanText(claimed).replace(/\s+/g, " ");
  if (purpose.length > 60 || !/^[\p{L} '’-]+$/u.test(purpose)) return null;
  const said = saidWords(text);
  const content = saidWords(purpose).filter((word) => !joints.has(word));
  const isThere = content.every((word) =>
    word.length < 4
      ? said.includes(word)
      : said.some((other) => other.startsWith(word.slice(0, 4))),
  );
  return content.length > 0 && isThere ? purpose : null;
}
