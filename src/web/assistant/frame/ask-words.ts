import { bilingual, type Translation } from "#web/language/bilingual.ts";
import { frameWords } from "./frame-messages.ts";

/** The button that opens the assistant. The assistant speaks only English, and pages in other languages say so. */
const ask = { lead: "Questions?", ask: frameWords.ask, language: "" } as const;
export type AskWords = Translation<typeof ask>;
export const askWords = bilingual("ask", ask);
