/** A word, a number or a sign of a text, and where it stands: from the first character to after the last. */
export type Token = { word: string; from: number; to: number };

const parts = /\d+|\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)*|[^\s]/gu;

/** The words, numbers and signs of a text. An apostrophe inside of a word belongs to it. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(parts)].map((match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** A text without the stretch from `from` up to `to`; a full stop stands in its place, so that nothing joins over it. */
export function without(text: string, stretch: { from: number; to: number }): string {
  return `${text.slice(0, stretch.from)} . ${text.slice(stretch.to)}`
    .replace(/\s+/g, " ")
    .replace(/^[ .,;:]+/, "")
    .replace(/[ ,;:]+$/, "")
    .replace(/(?: \.)+$/, "");
}
