import { firstLanguage, type Language, languageOf } from "#domain/kernel/language.ts";

/*
 * A document is rendered in one language before any script runs. Hydration must start with the same texts, because
 * React discards what differs.
 */

let written: Language =
  (typeof document !== "undefined" && languageOf(document.documentElement.lang)) || firstLanguage;

/** The language this document was rendered in. The build renders every language, and the server sends the visitor's. */
export const writtenIn = (): Language => written;

/** Sets the language while rendering, or to English if the document's own texts fail to load. */
export function beWrittenIn(language: Language): void {
  written = language;
}
