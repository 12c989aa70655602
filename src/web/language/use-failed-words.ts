import { useEffect, useState } from "react";
import { inSpanish, isSpanishLoaded, loadSpanish } from "./bilingual.ts";
import { failedWords } from "./failed-words.ts";
import { wishesSpanish } from "./wish.ts";

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
