import { fold } from "#domain/kernel/fold.ts";
import { type Query, readQuery } from "#domain/kernel/search/query.ts";

/** A part of a text, and whether it matches the search. */
export type Part = { text: string; isMatch: boolean };

/** Whether a text contains the term or a part of it, compared as the search does. */
export function holds(text: string | null, term: string): boolean {
  const query = queryOf(term);
  return text !== null && query !== null && spansIn(text, query).length > 0;
}

/** Splits a text at the matches of the term, compared as the search does. The joined parts are the text. */
export function partsOf(text: string, term: string): Part[] {
  const query = queryOf(term);
  const parts: Part[] = [];
  let done = 0;
  for (const { start, end } of query ? spansIn(text, query) : []) {
    parts.push(
      { text: text.slice(done, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    );
    done = end;
  }
  parts.push({ text: text.slice(done), isMatch: false });
  return parts.filter((part) => part.text !== "");
}

type Span = { start: number; end: number };

/** Where a text matches: the whole term if possible, else its words and a number's digits. */
function spansIn(text: string, { text: whole, parts, number }: Query): Span[] {
  const places = placesOf(text);
  const together = spansOf(places, whole);
  if (together.length > 0) return together;
  const pieces = [...parts, ...(number?.typed ?? [])].flatMap((part) => spansOf(places, part));
  const digits = number ? spansOf(digitsOf(places), number.digits) : [];
  return apart([...pieces, ...digits]);
}

type Places = { folded: string; starts: number[]; ends: number[] };

function spansOf({ folded, starts, ends }: Places, wanted: string): Span[] {
  const spans: Span[] = [];
  if (wanted === "") return spans;
  let done = 0;
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + 1)) {
    const [start, end] = [starts[at]!, ends[at + wanted.length - 1]!];
    // One ß folds to two s, but each character is highlighted only once.
    if (start < done) continue;
    spans.push({ start, end });
    done = end;
  }
  return spans;
}

/** Sorts spans and joins those that touch or overlap. */
function apart(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

/** A folded text, and where the source of each of its letters starts and ends in the original, with accents. */
function placesOf(text: string): Places {
  const [starts, ends]: [number[], number[]] = [[], []];
  let folded = "";
  let at = 0;
  for (const character of text) {
    const letters = fold(character);
    const end = at + character.length;
    if (letters === "" && ends.length > 0) ends[ends.length - 1] = end;
    for (let n = 0; n < letters.length; n += 1) {
      starts.push(at);
      ends.push(end);
    }
    folded += letters;
    at = end;
  }
  return { folded, starts, ends };
}

/** Only the digits of a text, with their places. */
function digitsOf({ folded, starts, ends }: Places): Places {
  const places = [...folded.matchAll(/\d/g)].map(({ index }) => index);
  return {
    folded: places.map((place) => folded[place]).join(""),
    starts: places.map((place) => starts[place]!),
    ends: places.map((place) => ends[place]!),
  };
}

// Cached, because thousands of cells use the same term.
let latest: { term: string; query: Query | null } = { term: "", query: null };

function queryOf(term: string): Query | null {
  if (term !== latest.term) latest = { term, query: readQuery(term) };
  return latest.query;
}
