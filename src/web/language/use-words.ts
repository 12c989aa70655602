import { createContext, useContext, useEffect } from "react";
import { firstLanguage, type Language } from "#domain/kernel/language.ts";
import { type Bilingual, inSpanish, type Translation } from "./bilingual.ts";

/** In which language the page speaks, and how to change that. */
export type Speaking = [language: Language, speak: (language: Language) => void];

/** English where nothing else is said: on all pages of professionals. */
export const SpeakingContext = createContext<Speaking>([firstLanguage, () => {}]);

/** In which language the page speaks. */
export const useLanguage = (): Language => useContext(SpeakingContext)[0];

/** Words in the language of the page. */
export function useWords<Words>(words: Bilingual<Words>): Words | Translation<Words> {
  return useLanguage() === "es" ? inSpanish(words) : words.english;
}

/** The title of the page, which follows its language. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
