/** A piece of a text, and whether it is what the search looked for. */
export type Part = { text: string; isMatch: boolean };

/** Whether a text holds the term, in any case (SPEC §5). */
export function holds(text: string | null, term: string): boolean {
  return text !== null && term !== "" && pattern(term).test(text);
}

/** Cuts a text at the places that match the term, in any case; joined again the parts are the text. */
export function partsOf(text: string, term: string): Part[] {
  if (term === "") return [{ text, isMatch: false }];
  return text
    .split(pattern(term, true))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

// With a capture, so that split() keeps the matches: they stand at the odd places.
function pattern(term: string, capture = false): RegExp {
  const plain = term.replace(/[$()*+.?[\\\]^{|}/]/g, "\\$&");
  return new RegExp(capture ? `(${plain})` : plain, "iu");
}
