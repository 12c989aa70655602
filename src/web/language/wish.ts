import { languageFor } from "#domain/kernel/language.ts";
import { browserLanguage, languageOfLink, readChoice } from "./choice.ts";

/** The pages that speak to visitors in their language; all others are English. */
const ofVisitors = /^\/(book|book-demo|talk|stop)\b/;

/** Whether the page at this address will speak Spanish, as far as its address and this browser tell. */
export function wishesSpanish(): boolean {
  const { pathname, search } = window.location;
  if (!ofVisitors.test(pathname)) return false;
  const asked = languageOfLink(search);
  const wishes = { asked, chosen: readChoice(), booked: null, preferred: browserLanguage() };
  return languageFor(wishes) === "es";
}
