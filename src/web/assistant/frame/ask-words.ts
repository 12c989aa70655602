import { bilingual, type Translation } from "#web/language/bilingual.ts";
import { frameWords } from "./frame-messages.ts";

/** The way from a visitor's page to the assistant, which converses in English alone: any other page says so. */
const ask = { ask: frameWords.ask, language: "" } as const;
export type AskWords = Translation<typeof ask>;
export const askWords = bilingual("ask", ask);
