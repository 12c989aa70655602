import { useContext, useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  firstLanguage,
  type Language,
  languageFor,
  type LanguageWishes,
} from "#domain/kernel/language.ts";
import { isSpanishLoaded, loadSpanish } from "./bilingual.ts";
import { browserLanguage, keepChoice, languageOfLink, readChoice } from "./choice.ts";
import { SpeakingContext } from "./use-words.ts";

// One visit of one visitor, as long as the page is not loaded anew.
const visit: LanguageWishes = { asked: null, chosen: null, booked: null, preferred: null };

type Speak = (language: Language) => void;

/** Speaks as was wished, at once where the words are there. What is not to be had is not spoken. */
function speakAs(change: Partial<LanguageWishes>, speak: Speak): void {
  Object.assign(visit, change);
  const language = languageFor(visit);
  if (language !== "es" || isSpanishLoaded()) return speak(language);
  void loadSpanish().then((isThere) => {
    // Something else may have been said meanwhile.
    if (isThere && languageFor(visit) === language) speak(language);
  });
}

/**
 * In which language this page speaks, by what was said for this visit, in this browser and with the booking. A page
 * begins as it was written.
 */
export function useSpeaking() {
  const [language, speak] = useContext(SpeakingContext);
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  // Before anything is painted, so that the next page of a Spanish visit is Spanish at once.
  useLayoutEffect(() => {
    const asked = languageOfLink(search);
    const chosen = readChoice() ?? visit.chosen;
    // What a link asked for holds for the whole visit, also on pages whose address does not say it.
    speakAs({ preferred: browserLanguage(), chosen, ...(asked && { asked }) }, speak);
  }, [search, speak]);
  useLayoutEffect(() => () => speak(firstLanguage), [speak]);

  function choose(chosen: Language) {
    keepChoice(chosen);
    speakAs({ chosen, asked: null }, speak);
    const rest = new URLSearchParams(search);
    if (!rest.has("lang")) return;
    rest.delete("lang");
    void navigate({ search: String(rest), hash }, { replace: true, preventScrollReset: true });
  }

  return { language, choose };
}

/** Whether the page speaks as was wished; not yet, while the words are on their way. To be asked in effects. */
export const isSpokenAsWished = (spoken: Language): boolean => spoken === languageFor(visit);

/** Speaks as an appointment was booked, unless the visitor said otherwise. */
export function useBookedLanguage(booked: Language | null | undefined): void {
  const [, speak] = useContext(SpeakingContext);
  useEffect(() => {
    if (booked) speakAs({ booked }, speak);
  }, [booked, speak]);
}
