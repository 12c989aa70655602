import {
  type Language,
  languageCookie,
  languageOf,
  languageOfCookies,
  preferredLanguage,
} from "#domain/kernel/language.ts";

const aYear = 365 * 24 * 60 * 60; // seconds

/** What the visitor chose in this browser; null where nothing was chosen, or nothing is kept. */
export const readChoice = (): Language | null => languageOfCookies(document.cookie);

/** Keeps a choice for the next visit, whose page the server then writes in that language. */
export function keepChoice(language: Language): void {
  const isSecure = location.protocol === "https:";
  // A browser that keeps nothing still speaks as chosen until the page is left.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${aYear}; samesite=lax${isSecure ? "; secure" : ""}`;
}

/** What the browser prefers of the languages in which visitors are spoken to. */
export const browserLanguage = (): Language | null => preferredLanguage(navigator.languages);

/** What a link asks for: ?lang=es. */
export const languageOfLink = (search: string): Language | null =>
  languageOf(new URLSearchParams(search).get("lang"));
