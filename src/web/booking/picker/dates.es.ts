import { languageOf } from "#domain/kernel/language.ts";
import { atSpanishTime, spanishHere, spanishMoments } from "#domain/kernel/spanish-moment-text.ts";
import type { Dates } from "./dates.ts";

// Use the browser's Spanish locale; without one, assume the Spanish of the United States.
const habits = navigator.languages.find((tag) => languageOf(tag) === "es") ?? spanishHere;

/** The Spanish texts. */
export const spanish = {
  ...spanishMoments(habits),
  atTime: (day, time) => `${day}, ${atSpanishTime(time)}`,
} satisfies Dates;
