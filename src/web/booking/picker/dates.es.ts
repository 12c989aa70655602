import { languageOf } from "#domain/kernel/language.ts";
import { atSpanishTime, spanishHere, spanishMoments } from "#domain/kernel/spanish-moment-text.ts";
import type { Dates } from "./dates.ts";

// Who reads Spanish on an English browser is most likely here; a Spanish browser tells its own habits.
const habits = navigator.languages.find((tag) => languageOf(tag) === "es") ?? spanishHere;

/** The same in Spanish. */
export const spanish = {
  ...spanishMoments(habits),
  atTime: (day, time) => `${day}, ${atSpanishTime(time)}`,
} satisfies Dates;
