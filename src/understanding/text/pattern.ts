/** The source of a pattern that is written over several lines: line breaks and what indents them count for nothing. */
export function source(strings: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(strings, ...parts).replace(/\n\s*/g, "");
}

/** A pattern that is written over several lines. */
export function pattern(strings: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(source(strings, ...parts));
}

/** A pattern for any of the phrases, which begin where a word begins. */
export function phrasesOf(phrases: readonly string[], end = ""): RegExp {
  return new RegExp(`(?<![\\w'])(?:${phrases.join("|")})${end}`);
}
