import { useMemo } from "react";
import { useWords } from "#web/language/use-words.ts";
import { useDates } from "./dates.ts";
import { pickerWords } from "./picker-messages.ts";
import type { Saying } from "./slot-text.ts";

/** The formats and texts for showing start times, in the language of the page. */
export function useSaying(): Saying {
  const [dates, words] = [useDates(), useWords(pickerWords)];
  return useMemo(() => ({ dates, words }), [dates, words]);
}
