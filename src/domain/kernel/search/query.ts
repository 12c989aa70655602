import { cleanText } from "#domain/kernel/clean-text.ts";
import { fold } from "#domain/kernel/fold.ts";
import { wordsOf } from "./words.ts";

/** The longest query, in characters. */
export const longestQuery = 200;
/** More words than these narrow nothing further. */
const mostWords = 8;
/** Fewer digits than these occur in too many phone numbers. */
const fewestDigits = 3;
/** Fewer digits are a part of a number, where a leading zero is an ordinary digit. */
const shortestWhole = 7;

/**
 * A query in comparable form. A record matches when each part is somewhere in its fields, in any order, and so is the
 * number: by its digits in a phone number in any format, or as it was typed. The search of the lists and the palette
 * both use this (docs/decisions/032).
 */
export type Query = {
  /** Folded, with single spaces. */
  text: string;
  /** Letters and digits only, for comparing names. */
  words: string[];
  /** The texts between spaces that are not numbers, without surrounding commas. */
  parts: string[];
  number: PhoneQuery | null;
};

/** What can only be a phone number, or a part of one. */
export type PhoneQuery = {
  /** Without an exit code or trunk prefix. */
  digits: string;
  /** Its pieces as typed. */
  typed: string[];
};

/** Null when there is nothing to search for. */
export function readQuery(typed: string): Query | null {
  const clean = cleanText(typed).replace(/\s+/g, " ");
  const text = fold(clean).trim();
  if (!text) return null;
  const pieces = text.split(" ");
  const number = numberIn(pieces);
  const parts = number ? pieces.filter((piece) => !isOfNumber(piece)) : pieces;
  return {
    text,
    words: few(wordsOf(clean)),
    parts: few(parts.map((part) => part.replace(/^[,;]+|[,;]+$/g, "") || part)),
    number,
  };
}

/** The digits of a query that is only a number. */
export function digitsOf({ parts, number }: Query): string | null {
  return parts.length === 0 ? (number?.digits ?? null) : null;
}

/** Whether a query matches a record, given the texts of its fields and its phone numbers. */
export function finds(query: Query, texts: readonly string[], phones: readonly string[]): boolean {
  const { parts, number } = query;
  const folded = [...texts, ...phones].map(fold);
  const holds = (part: string) => folded.some((text) => text.includes(part));
  if (!parts.every(holds)) return false;
  if (!number || number.typed.every(holds)) return true;
  return phones.some((phone) => phone.replace(/\D/g, "").includes(number.digits));
}

const few = (all: string[]) => [...new Set(all)].slice(0, mostWords);
const isOfNumber = (piece: string) => /^[\d()+./-]+$/.test(piece);

function numberIn(pieces: string[]): PhoneQuery | null {
  const typed = pieces.filter((piece) => isOfNumber(piece) && /\d/.test(piece));
  const digits = typed.join("").replace(/\D/g, "");
  const withoutTrunk = digits.replace(/^0+/, "");
  if (withoutTrunk.length < fewestDigits) return null;
  return {
    digits: withoutTrunk.length < shortestWhole ? digits : withoutTrunk,
    typed: few(typed),
  };
}
