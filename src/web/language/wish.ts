import { languageFor } from "#domain/kernel/language.ts";
import { browserLanguage, languageOfLink, readChoice } from "./choice.ts";

/** Whether the page at this path is shown in the visitor's language; all others are English. */
export const isOfVisitors = (pathname: string): boolean =>
  /^\/(book|book-demo|talk|stop)\b/.test(pathname);

/** Whether the page at this URL will be in Spanish, judging by the URL and this browser. */
export function wishesSpanish(): boolean {
  const { pathname, search } = window.location;
  if (!isOfVisitors(pathname)) return false;
  const asked = languageOfLink(search);
  const wishes = { asked, chosen: readChoice(), booked: null, preferred: browserLanguage() };
  return languageFor(wishes) === "es";
}
