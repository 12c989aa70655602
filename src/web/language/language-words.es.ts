import type { LanguageWords } from "./language-words.ts";

/** The same in Spanish. */
export const spanish = {
  lang: "es",
  close: "Cerrar",
  region: "Avisos (F8)",
} satisfies LanguageWords;
