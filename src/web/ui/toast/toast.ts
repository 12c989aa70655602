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

/** Adds the toast area to the page once; `keeper` positions it. The landing page uses the default position. */
export function startToasts(keeper = keepClear): void {
  keepClear = keeper;
  mountToasts(store, (area) => keepClear(area));
}

/** Sets the toasts' labels in another language. */
export function labelToasts(labels: typeof toastLabels): void {
  Object.assign(toastLabels, labels);
  nameToastArea();
}

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
