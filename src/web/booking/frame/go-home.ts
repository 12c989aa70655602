import { useEffect } from "react";
import { isSpokenAsWished } from "#web/language/use-speaking.ts";
import { useLanguage } from "#web/language/use-words.ts";
import { handToastOver } from "#web/ui/toast/handover.ts";

/** How long to wait for the page's translation before using English, in milliseconds. */
const patienceMs = 1_500;

/** Redirects to / and says why in a toast there. Replaces the history entry, so that Back does not return here. */
export function useGoHome(isLeaving: boolean, title: string, text?: string): void {
  const language = useLanguage();
  useEffect(() => {
    if (!isLeaving) return;
    // In a later task, because during this one the page would still show the handed-over toast itself.
    const patience = isSpokenAsWished(language) ? 0 : patienceMs;
    const turn = setTimeout(() => goHome(title, text), patience);
    return () => clearTimeout(turn);
  }, [isLeaving, language, title, text]);
}

function goHome(title: string, text?: string): void {
  handToastOver({ title, text, variant: "destructive" });
  window.location.replace("/");
}
