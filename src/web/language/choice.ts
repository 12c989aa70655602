import { type Language, languageOf, preferredLanguage } from "#domain/kernel/language.ts";

const storageKey = "hearthline-language";

/** What the visitor chose in this browser; null where nothing was chosen, or nothing is kept. */
export function readChoice(): Language | null {
  try {
    return languageOf(localStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

/** Keeps a choice for the next visit. */
export function keepChoice(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // A browser that stores nothing still speaks as chosen until the page is left.
  }
}

/** What the browser prefers of the languages in which visitors are spoken to. */
export const browserLanguage = (): Language | null => preferredLanguage(navigator.languages);

/** What a link asks for: ?lang=es. */
export const languageOfLink = (search: string): Language | null =>
  languageOf(new URLSearchParams(search).get("lang"));
