import { automaticLeadId } from "#domain/contacts/lead-id.ts";
import { fold } from "#domain/kernel/fold.ts";
import { farFrom } from "#domain/kernel/search/nearness.ts";
import { digitsOf, finds, type Query } from "#domain/kernel/search/query.ts";
import { wordsOf } from "#domain/kernel/search/words.ts";

/** The fields that are compared. */
export const fieldKinds = [
  "name",
  "company",
  "email",
  "phone",
  "id",
  "tag",
  "role",
  "note",
] as const;
export type FieldKind = (typeof fieldKinds)[number];
export type Field = { kind: FieldKind; text: string | null };

/** How a field matched, best first: the whole field or whole words of it, its beginning, words, a part, similar. */
export const hows = ["exact", "prefix", "word", "part", "similar"] as const;
export type How = (typeof hows)[number];

/** Why a record matched: which field, with which text, how, and with how many typing errors. */
export type Match = { field: FieldKind; text: string; how: How; errors: number };

/** The best reason why a query matches a record with these fields; null when nothing matches. */
export function matchOf(query: Query, fields: readonly Field[]): Match | null {
  let best: Match | null = null;
  for (const { kind, text } of fields) {
    if (!text) continue;
    const found = kind === "phone" ? byDigits(query, text) : byText(query, text);
    const match = found && { field: kind, text, ...found };
    if (match && (!best || isBetter(match, best))) best = match;
  }
  if (best && best.how !== "similar") return best;
  return acrossFields(query, fields) ?? best;
}

export function isBetter(a: Reason, b: Reason) {
  return placeOf(a) < placeOf(b);
}

type Reason = Pick<Match, "how" | "errors"> & { field?: FieldKind; text?: string };

/**
 * Smaller is better; each kind of match precedes all errors of the next. A part of an automatic lead id ("LEAD-004217")
 * ranks last: no one searches for all leads by the word they all have.
 */
export function placeOf({ how, errors, field, text }: Reason): number {
  const isChance = field === "id" && how !== "exact" && automaticLeadId.test(text ?? "");
  return (isChance ? hows.length : hows.indexOf(how)) * 100 + errors;
}

type Found = Pick<Match, "how" | "errors">;

function byText(query: Query, text: string): Found | null {
  const folded = fold(text);
  const words = wordsOf(text);
  const has = (test: (typed: string, word: string) => boolean) =>
    query.words.length > 0 && query.words.every((typed) => words.some((word) => test(typed, word)));
  if (folded === query.text || has((typed, word) => word === typed)) return sure("exact");
  if (folded.startsWith(query.text)) return sure("prefix");
  if (has((typed, word) => word.startsWith(typed))) return sure("word");
  if (folded.includes(query.text)) return sure("part");
  return similar(query, words);
}

const sure = (how: How): Found => ({ how, errors: 0 });

/** Each typed word is present, begins one that is, or is similar to one. */
function similar({ words: typed }: Query, words: string[]): Found | null {
  let errors = 0;
  for (const word of typed) {
    if (words.some((one) => one.startsWith(word))) continue;
    const nearest = Math.min(...words.map((one) => farFrom(word, one) ?? Infinity));
    if (nearest === Infinity) return null;
    errors += nearest;
  }
  return typed.length > 0 ? { how: "similar", errors } : null;
}

/** A phone number in any format: only the digits are compared. */
function byDigits(query: Query, phone: string): Found | null {
  const digits = digitsOf(query);
  if (!digits) return fold(phone).includes(query.text) ? sure("part") : null;
  const its = phone.replace(/\D/g, "");
  if (its === digits || (digits.length >= 10 && its.endsWith(digits))) return sure("exact");
  return its.includes(digits) ? sure("part") : null;
}

/**
 * "Smith hearth": the query matches across several fields, by beginnings of words or by parts. The first field is the
 * one that counts.
 */
function acrossFields(query: Query, fields: readonly Field[]): Match | null {
  const [first] = fields;
  if (!first) return null;
  const of = (isPhone: boolean) =>
    fields.flatMap(({ kind, text }) => (text && (kind === "phone") === isPhone ? [text] : []));
  const [texts, phones] = [of(false), of(true)];
  if (!finds(query, texts, phones)) return null;
  const words = [...texts, ...phones].flatMap(wordsOf);
  const isByWords =
    query.words.length > 0 &&
    query.words.every((typed) => words.some((word) => word.startsWith(typed)));
  return { field: first.kind, text: first.text ?? "", ...sure(isByWords ? "word" : "part") };
}
