import { automaticLeadId } from "#domain/contacts/lead-id.ts";
import { fold } from "#domain/kernel/fold.ts";
import { farFrom } from "#domain/kernel/search/nearness.ts";
import { digitsOf, finds, type Query } from "#domain/kernel/search/query.ts";
import { wordsOf } from "#domain/kernel/search/words.ts";

/** What of a record is compared. */
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

/** How something was found, best first: the whole field or whole words of it, its beginning, words, a part, similar. */
export const hows = ["exact", "prefix", "word", "part", "similar"] as const;
export type How = (typeof hows)[number];

/** Why a record was found: in which field, with which text, how, and how many typing errors lie between. */
export type Match = { field: FieldKind; text: string; how: How; errors: number };

/** The best reason why a query finds a record with these fields; null when nothing of it does. */
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

/** Whether one reason is better than another. */
export function isBetter(a: Reason, b: Reason) {
  return placeOf(a) < placeOf(b);
}

type Reason = Pick<Match, "how" | "errors"> & { field?: FieldKind; text?: string };

/**
 * Smaller is better; each way of being found stands before all errors of the next. A part of an id that was given out by
 * itself ("LEAD-004217") comes behind everything that was not: nobody looks for all leads by the word that all have.
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

/** Each typed word is there, begins one that is there, or is near to one. */
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

/** A number, however either of the two is written: the digits alone are compared. */
function byDigits(query: Query, phone: string): Found | null {
  const digits = digitsOf(query);
  if (!digits) return fold(phone).includes(query.text) ? sure("part") : null;
  const its = phone.replace(/\D/g, "");
  if (its === digits || (digits.length >= 10 && its.endsWith(digits))) return sure("exact");
  return its.includes(digits) ? sure("part") : null;
}

/**
 * "Smith hearth": what was typed lies in several fields, as words that begin so or as parts. The first field is the one
 * that counts.
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
