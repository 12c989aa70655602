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

/** The texts of the error page that replaces a visitor's page. */
export const failedWords = bilingual("failed", failed);
export type FailedWords = Translation<typeof failed>;

/** The error page's texts in the language of the page that failed, or that it would have had. */
export function useFailedWords() {
  // Read before the failed page unmounts and resets the document's language.
  const [isSpanish, setSpanish] = useState(
    () => isSpanishLoaded() && document.documentElement.lang === "es",
  );
  useEffect(() => {
    if (isSpanish) document.documentElement.lang = "es";
    else if (wishesSpanish()) void loadSpanish().then(setSpanish);
  }, [isSpanish]);
  return isSpanish ? inSpanish(failedWords) : failedWords.english;
}
