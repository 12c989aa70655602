import { useEffect } from "react";
import { useIsSettled } from "#web/language/use-speaking.ts";
import { handToastOver } from "#web/ui/toast/toast.ts";

/** How long the words of another language are waited for before it is said in English (milliseconds). */
const patienceMs = 1_500;

/** Leads to / and says there why (SPEC §8). The page that was left is not in the way of the Back button. */
export function useGoHome(isLeaving: boolean, title: string, text?: string): void {
  const isSettled = useIsSettled();
  useEffect(() => {
    if (!isLeaving) return;
    // A turn later: in this one the page still looks for a toast that was handed to itself.
    const turn = setTimeout(() => goHome(title, text), isSettled ? 0 : patienceMs);
    return () => clearTimeout(turn);
  }, [isLeaving, isSettled, title, text]);
}

function goHome(title: string, text?: string): void {
  handToastOver({ title, text, variant: "destructive" });
  window.location.replace("/");
}
