import type { ToastInput } from "./toast-store.ts";

const handoverKey = "hearthline-toast";

/** Stores a toast for the next page of this tab, for full loads such as links to "/". */
export function handToastOver({ title, text, variant, link }: Omit<ToastInput, "action">): void {
  try {
    sessionStorage.setItem(handoverKey, JSON.stringify({ title, text, variant, link }));
  } catch {
    // Without storage, only the toast is lost.
  }
}

/** The toast handed over by the previous page; returned only once. */
export function takeHandedOverToast(): ToastInput | null {
  try {
    const stored = sessionStorage.getItem(handoverKey);
    sessionStorage.removeItem(handoverKey);
    return stored ? (JSON.parse(stored) as ToastInput) : null;
  } catch {
    return null;
  }
}
