import { toastCloseLabel, toastRegionName } from "#web/ui/toast/toast-labels.ts";
import { bilingual, type Translation } from "./bilingual.ts";

const language = { lang: "en", close: toastCloseLabel, region: toastRegionName } as const;

/** The document's own texts, the same on every page. */
export const languageWords = bilingual("language", language);
export type LanguageWords = Translation<typeof language>;

/** Each language's own name. */
export const languageNames = { en: "English", es: "Español" } as const;
