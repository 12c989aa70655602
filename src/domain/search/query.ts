import { cleanText } from "#domain/kernel/clean-text.ts";
import { fold, wordsOf } from "./words.ts";

/** The longest text that is searched for, in characters. */
export const longestQuery = 200;
/** More words than these narrow nothing further. */
const mostWords = 8;
/** Fewer digits than these are in too many phone numbers. */
const fewestDigits = 3;

/** What was typed, as it is compared. */
export type Query = {
  /** As it was typed, cleaned: for the search of parts of any field. */
  typed: string;
  /** Folded, with single spaces. */
  text: string;
  words: string[];
  /** The digits of something that can only be a number, without what stands for the country's exit or trunk. */
  digits: string | null;
};

/** Null when there is nothing to look for. */
export function readQuery(typed: string): Query | null {
  const clean = cleanText(typed).replace(/\s+/g, " ");
  if (!clean) return null;
  return {
    typed: clean,
    text: fold(clean),
    words: [...new Set(wordsOf(clean))].slice(0, mostWords),
    digits: digitsOf(clean),
  };
}

function digitsOf(text: string): string | null {
  if (/[^\d\s()+./–-]/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= fewestDigits ? digits : null;
}
