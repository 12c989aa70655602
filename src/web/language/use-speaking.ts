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

// The language wishes of this visit, kept until the page reloads.
const visit: LanguageWishes = { asked: null, chosen: null, booked: null, preferred: null };

type Speak = (language: Language) => void;

/** Switches the page to the resulting language once its texts are loaded. If they fail to load, nothing changes. */
function speakAs(change: Partial<LanguageWishes>, speak: Speak): void {
  Object.assign(visit, change);
  const language = languageFor(visit);
  if (language !== "es" || isSpanishLoaded()) return speak(language);
  void loadSpanish().then((isThere) => {
    // The wishes may have changed while the texts loaded.
    if (isThere && languageFor(visit) === language) speak(language);
  });
}

/**
 * The language of this page, from this visit, this browser and the booking. A page starts in the language it was
 * rendered in.
 */
export function useSpeaking() {
  const [language, speak] = useContext(SpeakingContext);
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  // Before the first paint, so that the next page of a Spanish visit starts in Spanish.
  useLayoutEffect(() => {
    const asked = languageOfLink(search);
    const chosen = readChoice() ?? visit.chosen;
    // A link's language applies to the whole visit, including pages without it in their URL.
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

/** Whether the page is in the wished language yet; it is not while the texts load. Call it only in effects. */
export const isSpokenAsWished = (spoken: Language): boolean => spoken === languageFor(visit);

/** Switches to the language of the booking, unless the visitor chose another one. */
export function useBookedLanguage(booked: Language | null | undefined): void {
  const [, speak] = useContext(SpeakingContext);
  useEffect(() => {
    if (booked) speakAs({ booked }, speak);
  }, [booked, speak]);
}
