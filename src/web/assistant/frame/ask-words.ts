import { bilingual, type Translation } from "#web/language/bilingual.ts";
import { frameWords } from "./frame-messages.ts";

/** The button that opens the assistant. */
const ask = { lead: "Questions?", ask: frameWords.english.ask } as const;
export type AskWords = Translation<typeof ask>;
export const askWords = bilingual("ask", ask);
