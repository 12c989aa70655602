import { createContext, useContext, useEffect } from "react";
import { firstLanguage, type Language } from "#domain/kernel/language.ts";
import { type Bilingual, inSpanish, type Translation } from "./bilingual.ts";

/** The page's language, and a function that changes it. */
export type Speaking = [language: Language, speak: (language: Language) => void];

/** English by default, as on all pages for professionals. */
export const SpeakingContext = createContext<Speaking>([firstLanguage, () => {}]);

/** The page's language. */
export const useLanguage = (): Language => useContext(SpeakingContext)[0];

/** Texts in the page's language. */
export function useWords<Words>(words: Bilingual<Words>): Words | Translation<Words> {
  return useLanguage() === "es" ? inSpanish(words) : words.english;
}

/** Sets the document title, which follows the page's language. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
