import { firstLanguage, type Language } from "#domain/kernel/language.ts";

/** The language of the conversation at this moment. */
export type LanguageNow = () => Language;

/** Where nothing tells the language. */
export const inFirst: LanguageNow = () => firstLanguage;

/** A language as browsers name it for speech in the United States. */
export const tagOf = { en: "en-US", es: "es-US" } as const;
