/** The longest text, in characters: two segments of 160, which every phone joins. */
export const textLimit = 320;

/** How many texts one answer may take; what does not fit is dropped. */
const mostTexts = 3;

/** An answer as texts: whole sentences together as long as they fit, none longer than the limit. */
export function textsOf(says: readonly string[]): string[] {
  const texts: string[] = [];
  for (const piece of says.flatMap((sentence) => cut(sentence.trim()))) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= textLimit)
      texts[texts.length - 1] = `${last} ${piece}`;
    else if (piece !== "") texts.push(piece);
  }
  return texts.slice(0, mostTexts);
}

/** A sentence in pieces that fit, split between words where possible. */
function cut(sentence: string): string[] {
  if (sentence.length <= textLimit) return [sentence];
  const space = sentence.lastIndexOf(" ", textLimit);
  const at = space > 0 ? space : textLimit;
  return [sentence.slice(0, at), ...cut(sentence.slice(at).trimStart())];
}
