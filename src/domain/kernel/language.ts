/** The languages of visitors' pages. Professionals' own pages and emails are English. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** The language used when nothing indicates another one. */
export const firstLanguage: Language = "en";

/** The supported language of a tag such as "es-MX"; null for any other. */
export function languageOf(tag: unknown): Language | null {
  if (typeof tag !== "string") return null;
  const [base = ""] = tag.toLowerCase().split(/[-_]/, 1);
  return languages.find((language) => language === base) ?? null;
}

/** The first supported language among a reader's preferences. */
export function preferredLanguage(tags: readonly string[]): Language | null {
  return tags.map(languageOf).find((language) => language !== null) ?? null;
}

/** The cookie with the language that the visitor chose: the server reads it before it renders a page. */
export const languageCookie = "hearthline-language";

/** The visitor's choice, from a Cookie header or document.cookie. */
export function languageOfCookies(cookies: string | undefined): Language | null {
  const kept = cookies?.split("; ").find((one) => one.startsWith(`${languageCookie}=`));
  return languageOf(kept?.slice(languageCookie.length + 1));
}

/** What may decide the language of a visitor's page; null where unknown. */
export type LanguageWishes = {
  /** From the opened link: ?lang=es. */
  asked: Language | null;
  /** What the visitor chose in this browser. */
  chosen: Language | null;
  /** The language in which the private link's appointment was booked. */
  booked: Language | null;
  /** What the browser prefers. */
  preferred: Language | null;
};

/** The language of a visitor's page: what was chosen for this visit takes precedence over general preferences. */
export function languageFor({ asked, chosen, booked, preferred }: LanguageWishes): Language {
  return asked ?? chosen ?? booked ?? preferred ?? firstLanguage;
}
