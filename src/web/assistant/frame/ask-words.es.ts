import type { AskWords } from "./ask-words.ts";

/** The Spanish texts. */
export const spanish = {
  lead: "¿Preguntas?",
  ask: "Preguntar al asistente",
} satisfies AskWords;
