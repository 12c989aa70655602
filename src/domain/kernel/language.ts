/** The languages in which visitors are spoken to. Professionals' own pages and mails are English. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** The language used when nothing indicates another one. */
export const firstLanguage: Language = "en";

/** The language that a tag such as "es-MX" names; null where visitors are not spoken to in it. */
export function languageOf(tag: unknown): Language | null {
  if (typeof tag !== "string") return null;
  const [base = ""] = tag.toLowerCase().split(/[-_]/, 1);
  return languages.find((language) => language === base) ?? null;
}

/** The first of a reader's preferences in which visitors are spoken to. */
export function preferredLanguage(tags: readonly string[]): Language | null {
  return tags.map(languageOf).find((language) => language !== null) ?? null;
}

/** In what a browser keeps the language that its visitor chose: the server reads it before it writes a page. */
export const languageCookie = "hearthline-language";

/** What the visitor chose, of a browser's cookies as they travel or as a document has them. */
export function languageOfCookies(cookies: string | undefined): Language | null {
  const kept = cookies?.split("; ").find((one) => one.startsWith(`${languageCookie}=`));
  return languageOf(kept?.slice(languageCookie.length + 1));
}

/** What may decide the language of a visitor's page; null where nothing was said. */
export type LanguageWishes = {
  /** The link that was opened: ?lang=es. */
  asked: Language | null;
  /** What the visitor chose in this browser. */
  chosen: Language | null;
  /** In which the appointment of a private link was booked. */
  booked: Language | null;
  /** What the browser prefers. */
  preferred: Language | null;
};

/** In which language a visitor's page speaks: what was said for this visit goes before what was said for all. */
export function languageFor({ asked, chosen, booked, preferred }: LanguageWishes): Language {
  return asked ?? chosen ?? booked ?? preferred ?? firstLanguage;
}
