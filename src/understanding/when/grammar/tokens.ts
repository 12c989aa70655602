/**
 * A piece of what was said. Words are without apostrophes ("o'clock" is "oclock"), since transcripts drop
 * them; what cannot be a day or a time (money, phone numbers, addresses of mail) is one opaque piece, so
 * that nothing looks inside.
 */
export type Token = {
  kind: "word" | "number" | "clock" | "date" | "mark" | "other";
  text: string;
  /** The numbers of a number, a clock ("10:30") or a date ("12/2"). */
  numbers: readonly number[];
  from: number;
  until: number;
  /** Follows the piece before it without a space. */
  glued: boolean;
};

// In order: what comes first is tried first. Every repetition is bounded, so that no text takes long.
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
// One group per shape; the date's own separator is the only group inside of one.
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

/** Cuts what was said into pieces. Hyphens inside of words count as spaces: "twenty-first", "3-ish". */
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
  return text.replace(/^([ap])\. ?m\.?$/, "$1m").replaceAll("'", "");
}

function isInsideWord(tokens: readonly Token[], token: Token, index: number): boolean {
  if (token.text !== "-" || !token.glued) return false;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (!before || after?.kind !== "word" || !after.glued) return false;
  // "monday-friday" is a stretch; all other hyphens before a word hold one word together.
  return (
    (before.kind === "word" &&
      !/^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|.{3,6}day)$/.test(before.text)) ||
    before.kind === "number"
  );
}
