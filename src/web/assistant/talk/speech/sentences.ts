/** After these a full stop ends no sentence. */
const titles = /\b(?:Mr|Mrs|Ms|Dr|St|Ave|No|Jr|Sr|Inc|Co|vs)\.$/;
/** Browsers fall silent in the middle of what takes longer than about 15 seconds to say. */
const longest = 200;

/** What is said, in pieces that a voice can say in one breath, in their order. */
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

/** A long sentence, parted where it can be heard least. */
function inBreaths(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const start = sentence.slice(0, longest);
  const comma = Math.max(start.lastIndexOf(", "), start.lastIndexOf("; "), start.lastIndexOf(": "));
  const space = start.lastIndexOf(" ");
  const end = comma > 0 ? comma + 1 : space > 0 ? space : longest;
  return [sentence.slice(0, end), ...inBreaths(sentence.slice(end).trim())];
}
