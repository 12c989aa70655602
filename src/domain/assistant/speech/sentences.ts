/** A period after these does not end a sentence. */
const titles = /\b(?:Mr|Mrs|Ms|Dr|St|Ave|No|Jr|Sr|Inc|Co|vs)\.$/;
/** In characters: browsers stop in the middle of speech that takes longer than about 15 seconds. */
const longest = 200;

/** Splits a text into pieces short enough to speak at once, in order. */
export function sentencesOf(text: string): string[] {
  const pieces = text
    .split(/(?<=[.!?…]["”)]*)\s+(?=["“(]*[\p{Lu}\d])|\n+/u)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\d]/u.test(piece));
  const whole: string[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    if (before !== undefined && titles.test(before)) whole[whole.length - 1] = `${before} ${piece}`;
    else whole.push(piece);
  }
  return whole.flatMap(inBreaths);
}

/** Splits a long sentence at a comma if possible, otherwise at a space. */
function inBreaths(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const start = sentence.slice(0, longest);
  const comma = Math.max(start.lastIndexOf(", "), start.lastIndexOf("; "), start.lastIndexOf(": "));
  const space = start.lastIndexOf(" ");
  const end = comma > 0 ? comma + 1 : space > 0 ? space : longest;
  return [sentence.slice(0, end), ...inBreaths(sentence.slice(end).trim())];
}
