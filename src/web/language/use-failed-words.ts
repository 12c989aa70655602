import { useEffect, useState } from "react";
import { languageFor } from "#domain/kernel/language.ts";
import { inSpanish, isSpanishLoaded, loadSpanish } from "./bilingual.ts";
import { browserLanguage, languageOfLink, readChoice } from "./choice.ts";
import { failedWords } from "./failed-words.ts";

/** The pages that speak to visitors in their language; all others are English. */
const ofVisitors = /^\/(book|book-demo|talk|stop)\b/;

/** The words of the page that stands in for one that failed: in the language which that one spoke, or would have. */
export function useFailedWords() {
  // Asked before the failed page is taken away, and with it what it said of the document.
  const [isSpanish, setSpanish] = useState(
    () => isSpanishLoaded() && document.documentElement.lang === "es",
  );
  useEffect(() => {
    if (isSpanish) document.documentElement.lang = "es";
    else if (wishesSpanish()) void loadSpanish().then(setSpanish);
  }, [isSpanish]);
  return isSpanish ? inSpanish(failedWords) : failedWords.english;
}

function wishesSpanish(): boolean {
  const { pathname, search } = window.location;
  if (!ofVisitors.test(pathname)) return false;
  const asked = languageOfLink(search);
  const wishes = { asked, chosen: readChoice(), booked: null, preferred: browserLanguage() };
  return languageFor(wishes) === "es";
}
