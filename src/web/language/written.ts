import { firstLanguage, type Language, languageOf } from "#domain/kernel/language.ts";

/*
 * A document is written in one language before any script runs, and whatever takes it over must begin with the same
 * words: React throws away what differs.
 */

let written: Language =
  (typeof document !== "undefined" && languageOf(document.documentElement.lang)) || firstLanguage;

/** In which language this document was written: by the build, of which the server sends what its visitor reads. */
export const writtenIn = (): Language => written;

/** Says so while a document is written, or where the words of the one that came are not to be had. */
export function beWrittenIn(language: Language): void {
  written = language;
}
