import { fold } from "#domain/kernel/fold.ts";
import { type Query, readQuery } from "#domain/kernel/search/query.ts";

/** A piece of a text, and whether it is what the search looked for. */
export type Part = { text: string; isMatch: boolean };

/** Whether a text holds what was typed, or a part of it, as the search compares them. */
export function holds(text: string | null, term: string): boolean {
  const query = queryOf(term);
  return text !== null && query !== null && spansIn(text, query).length > 0;
}

/** Cuts a text at the places that match the term, as the search compares them; joined again the parts are the text. */
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

/** Where a text matches: all that was typed in one piece, else its words, and a number's digits. */
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
    // Two s may lie in one ß: each character is marked once.
    if (start < done) continue;
    spans.push({ start, end });
    done = end;
  }
  return spans;
}

/** Spans in order, those that touch or overlap made one. */
function apart(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

/** A text folded, and where in the text the character of each of its letters begins and ends, with its accents. */
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

/** The digits of a text alone, in their places. */
function digitsOf({ folded, starts, ends }: Places): Places {
  const places = [...folded.matchAll(/\d/g)].map(({ index }) => index);
  return {
    folded: places.map((place) => folded[place]).join(""),
    starts: places.map((place) => starts[place]!),
    ends: places.map((place) => ends[place]!),
  };
}

// Thousands of cells ask with the same term.
let latest: { term: string; query: Query | null } = { term: "", query: null };

function queryOf(term: string): Query | null {
  if (term !== latest.term) latest = { term, query: readQuery(term) };
  return latest.query;
}
