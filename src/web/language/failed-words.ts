import { useEffect, useState } from "react";
import { failedPage, retryLabel } from "#web/ui/messages.ts";
import {
  bilingual,
  type Translation,
  inSpanish,
  isSpanishLoaded,
  loadSpanish,
} from "./bilingual.ts";
import { wishesSpanish } from "./wish.ts";

const failed = { ...failedPage, retry: retryLabel } as const;

/** The page that stands in for a visitor's page that failed. */
export const failedWords = bilingual("failed", failed);
export type FailedWords = Translation<typeof failed>;

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
