import {
  type Language,
  languageCookie,
  languageOf,
  languageOfCookies,
  preferredLanguage,
} from "#domain/kernel/language.ts";

const aYear = 365 * 24 * 60 * 60; // seconds

/** The language chosen in this browser; null if none was chosen or cookies are off. */
export const readChoice = (): Language | null => languageOfCookies(document.cookie);

/** Remembers the choice, so that the server renders the next visit in that language. */
export function keepChoice(language: Language): void {
  const isSecure = location.protocol === "https:";
  // Without cookies, the choice lasts until the page is closed.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${aYear}; samesite=lax${isSecure ? "; secure" : ""}`;
}

/** The browser's preference among the languages that visitors' pages support. */
export const browserLanguage = (): Language | null => preferredLanguage(navigator.languages);

/** The language that a link asks for, as in ?lang=es. */
export const languageOfLink = (search: string): Language | null =>
  languageOf(new URLSearchParams(search).get("lang"));
