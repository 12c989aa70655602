import type { LanguageWords } from "./language-words.ts";

/** The Spanish texts. */
export const spanish = {
  lang: "es",
  close: "Cerrar",
  region: "Avisos (F8)",
} satisfies LanguageWords;
