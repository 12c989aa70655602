import { useEffect } from "react";
import { isSpokenAsWished } from "#web/language/use-speaking.ts";
import { useLanguage } from "#web/language/use-words.ts";
import { handToastOver } from "#web/ui/toast/toast.ts";

/** How long the words of another language are waited for before it is said in English (milliseconds). */
const patienceMs = 1_500;

/** Redirects to / and says why in a toast there. Replaces the history entry, so that Back does not return here. */
export function useGoHome(isLeaving: boolean, title: string, text?: string): void {
  const language = useLanguage();
  useEffect(() => {
    if (!isLeaving) return;
    // A turn later: in this one the page still looks for a toast that was handed to itself.
    const patience = isSpokenAsWished(language) ? 0 : patienceMs;
    const turn = setTimeout(() => goHome(title, text), patience);
    return () => clearTimeout(turn);
  }, [isLeaving, language, title, text]);
}

function goHome(title: string, text?: string): void {
  handToastOver({ title, text, variant: "destructive" });
  window.location.replace("/");
}
