/**
 * A part of what was said. Words have no apostrophes ("o'clock" is "oclock"), since transcripts drop them. What cannot
 * be a day or a time (money, phone numbers, email addresses) is one token of the kind "other".
 */
export type Token = {
  kind: "word" | "number" | "clock" | "date" | "mark" | "other";
  text: string;
  /** The numbers of a number, a clock ("10:30") or a date ("12/2"). */
  numbers: readonly number[];
  from: number;
  until: number;
  /** Follows the previous token without a space. */
  glued: boolean;
};

export type Tokens = readonly Token[];

// The first that matches counts. Every repetition is bounded, so that no text takes long.
const shapes: readonly [Token["kind"], string][] = [
  ["other", String.raw`[^\s@]{1,64}@[^\s@]{1,64}\.[a-z]{2,12}|https?:\S{1,200}|www\.\S{1,200}`],
  ["other", String.raw`\$ ?\d[\d,.]{0,12}(?: ?(?:k|m|thousand|million|hundred|grand)\b)?`],
  ["other", String.raw`\d{3}-\d{2}-\d{4}(?!\d)|\+\d[\d ()-]{6,18}`],
  [
    "other",
    String.raw`(?:1[-. ])?\(?\d{3}\)?[-. ]{0,2}\d{3}[-. ]?\d{4}(?!\d)|\d{3}[-.]\d{4}(?!\d)`,
  ],
  [
    "other",
    String.raw`\d{1,3}(?:,\d{3}){1,4}|\d{1,6}(?:\.\d{1,4})? ?(?:%|percent\b|pct\b)|# ?\d{1,6}`,
  ],
  ["date", String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})(?!\d)`],
  ["date", String.raw`\d{1,2}([-/])\d{1,2}(?:\1(?:\d{4}|\d{2}))?(?![\d/:-])`],
  ["clock", String.raw`\d{1,2}:\d{2}(?::\d{2})?(?!\d)|\d{1,2}[.h]\d{2}(?![\d.]\d|\d)`],
  ["other", String.raw`\d{1,6}\.\d{1,6}|\d{5,40}`],
  ["number", String.raw`\d{1,4}`],
  ["word", String.raw`[ap]\. ?m\b\.?`],
  ["word", String.raw`\p{L}{1,40}(?:'\p{L}{1,12}){0,3}`],
  ["mark", String.raw`\S`],
];
// One named group per shape, and one for the separator of a date.
const separator = shapes.findIndex(([, source]) => source.includes("([-/])"));
const lexicon = new RegExp(
  shapes
    .map(
      ([, source], index) => `(?<s${index}>${source.replace(String.raw`\1`, String.raw`\k<sep>`)})`,
    )
    .map((source, index) =>
      index === separator ? source.replace("([-/])", "(?<sep>[-/])") : source,
    )
    .join("|"),
  "gu",
);

/** Splits what was said into tokens. Hyphens within words count as spaces: "twenty-first", "3-ish". */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.replace(/[‐-―]/g, "-").matchAll(lexicon)) {
    const found = Object.entries(match.groups!).find(
      ([name, value]) => name !== "sep" && value !== undefined,
    )!;
    const kind = shapes[Number(found[0].slice(1))]![0];
    const [from, until] = [match.index, match.index + match[0].length];
    const last = tokens.at(-1);
    tokens.push({
      kind,
      text: kind === "word" ? wordOf(match[0]) : match[0],
      numbers: kind === "word" ? [] : (match[0].match(/\d+/g) ?? []).map(Number),
      from,
      until,
      glued: last?.until === from,
    });
  }
  return tokens.filter((token, index) => !isInsideWord(tokens, token, index));
}

function wordOf(text: string): string {
  return text
    .replace(/^([ap])\. ?m\.?$/, "$1m")
    .replace(/^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)ish$/, "$1")
    .replaceAll("'", "");
}

function isInsideWord(tokens: Tokens, token: Token, index: number): boolean {
  if (token.text !== "-" || !token.glued) return false;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (!before || after?.kind !== "word" || !after.glued) return false;
  // "monday-friday" is a range; all other hyphens before a word are part of it.
  return (
    (before.kind === "word" &&
      !/^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|.{3,6}day)$/.test(before.text)) ||
    before.kind === "number"
  );
}

/** Consecutive words: at each place one of several, some of them optional. */
type Phrase = readonly { words: ReadonlySet<string>; isOptional: boolean }[];

/** Several phrases by the words with which they can begin: most words begin none, which makes the lookup fast. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** A phrase from its notation: "the? day|days after tomorrow". An optional word ends with "?". */
export function phrase(notation: string): Phrase {
  return notation.split(" ").map((step) => ({
    words: new Set(step.replace("?", "").split("|")),
    isOptional: step.endsWith("?"),
  }));
}

/** Several phrases at once, one per line. */
export function phrases(notation: string): Phrases {
  const byStart = new Map<string, Phrase[]>();
  const lines = notation.split("\n").map((line) => line.trim());
  for (const steps of lines.filter((line) => line !== "").map(phrase))
    for (const word of startsOf(steps)) byStart.set(word, [...(byStart.get(word) ?? []), steps]);
  return byStart;
}

function startsOf(steps: Phrase): string[] {
  const firm = steps.findIndex(({ isOptional }) => !isOptional);
  const first = firm < 0 ? steps : steps.slice(0, firm + 1);
  return [...new Set(first.flatMap(({ words }) => [...words]))];
}

/** How many tokens a phrase takes if it begins here; 0 if it does not. */
export function lengthOf(steps: Phrase, tokens: Tokens, at: number): number {
  let index = at;
  for (const { words, isOptional } of steps) {
    if (words.has(tokens[index]?.text ?? "")) index += 1;
    else if (!isOptional) return 0;
  }
  return index - at;
}

/** How many tokens the longest of several phrases takes that begins here; 0 if none does. */
export function longestOf(all: Phrases, tokens: Tokens, at: number): number {
  let longest = 0;
  for (const steps of all.get(tokens[at]?.text ?? "") ?? [])
    longest = Math.max(longest, lengthOf(steps, tokens, at));
  return longest;
}

/** The text of a token; empty beyond both ends. */
export function textAt(tokens: Tokens, at: number): string {
  return tokens[at]?.text ?? "";
}

/**
 * Whether a word is a name with one typing error: a letter wrong, missing, added or two swapped. The first letter must
 * be right.
 */
export function isNearly(word: string, name: string): boolean {
  if (word[0] !== name[0] || Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start += 1;
  let [end, nameEnd] = [word.length, name.length];
  while (end > start && nameEnd > start && word[end - 1] === name[nameEnd - 1]) {
    end -= 1;
    nameEnd -= 1;
  }
  const [left, nameLeft] = [word.slice(start, end), name.slice(start, nameEnd)];
  if (left.length <= 1 && nameLeft.length <= 1) return true;
  return left.length === 2 && nameLeft.length === 2 && left === nameLeft[1]! + nameLeft[0]!;
}
