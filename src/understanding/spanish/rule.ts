/** One rule of the rendering: what is said in Spanish, and the English words for it. */
export type Rule = readonly [RegExp, string | ((...groups: string[]) => string)];

/** Rules from pairs of a pattern's source and its English words. The pattern matches whole words, anywhere in a text. */
export function rules(pairs: readonly (readonly [string, Rule[1]])[]): Rule[] {
  return pairs.map(([source, english]) => [wholeWords(source), english]);
}

/** A regular expression for whole words anywhere in a text. A space in it stands for any spaces. */
export function wholeWords(source: string): RegExp {
  const end = String.raw`(?:(?<![\p{L}\p{N}])|(?![\p{L}\p{N}@]))`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}@])(?:${source})${end}`, "gu");
}

/** A text after all rules, in their order. */
export function applied(all: readonly Rule[], text: string): string {
  return all.reduce(
    (rest, [shape, english]) =>
      // Both overloads are the same call.
      typeof english === "string" ? rest.replace(shape, english) : rest.replace(shape, english),
    text,
  );
}

/**
 * A normal text without accents, of the same length, so that an index in one is an index in the other. Only the accent
 * of "sí", which tells yes from if, leaves a trace elsewhere (answers.ts).
 */
export function flat(text: string): string {
  return text.replace(/[\u00c0-\u017f]/g, (letter) => letter.normalize("NFD")[0]!);
}
