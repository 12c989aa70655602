/** How long one text may become: two segments of 160 characters, which every telephone puts together. */
export const textLimit = 320;

/** How many texts one answer may become; what does not fit is left out. */
const mostTexts = 3;

/** An answer as texts: whole sentences together as long as they fit, none of them longer than the limit. */
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

/** A sentence in pieces that fit, parted between words where that is possible. */
function cut(sentence: string): string[] {
  if (sentence.length <= textLimit) return [sentence];
  const space = sentence.lastIndexOf(" ", textLimit);
  const at = space > 0 ? space : textLimit;
  return [sentence.slice(0, at), ...cut(sentence.slice(at).trimStart())];
}
