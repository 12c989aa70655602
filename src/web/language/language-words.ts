import { toastCloseLabel, toastRegionName } from "#web/ui/toast/toast-labels.ts";
import { bilingual, type Translation } from "./bilingual.ts";

const language = { lang: "en", close: toastCloseLabel, region: toastRegionName } as const;

/** What the document says whatever page it is. */
export const languageWords = bilingual("language", language);
export type LanguageWords = Translation<typeof language>;

/** Each language under its own name. */
export const languageNames = { en: "English", es: "Español" } as const;
