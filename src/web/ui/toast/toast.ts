import { createToastStore, type ToastInput } from "./toast-store.ts";
import { toastLabels } from "./toast-labels.ts";
import { type KeepClear, mountToasts, nameToastArea } from "./toast-view.ts";

const store = createToastStore();
const handoverKey = "hearthline-toast";

/** Shows a toast on this page, replacing any other. */
export function showToast(toast: ToastInput): void {
  startToasts();
  store.show(toast);
}

let keepClear: KeepClear = () => () => {};

/** Puts the toast area into the page; a second call changes nothing. The landing page has nothing to keep clear of. */
export function startToasts(keeper = keepClear): void {
  keepClear = keeper;
  mountToasts(store, (area) => keepClear(area));
}

/** Gives the toasts their labels in another language. */
export function labelToasts(labels: typeof toastLabels): void {
  Object.assign(toastLabels, labels);
  nameToastArea();
}

/** Keeps a toast for the next page of this tab: for full loads, such as every way to "/". */
export function handToastOver({ title, text, variant, link }: Omit<ToastInput, "action">): void {
  try {
    sessionStorage.setItem(handoverKey, JSON.stringify({ title, text, variant, link }));
  } catch {
    // A browser that stores nothing loses the toast, not the way.
  }
}

/** The toast the page before handed over, once. */
export function takeHandedOverToast(): ToastInput | null {
  try {
    const stored = sessionStorage.getItem(handoverKey);
    sessionStorage.removeItem(handoverKey);
    return stored ? (JSON.parse(stored) as ToastInput) : null;
  } catch {
    return null;
  }
}
