import { createToastStore, type ToastInput } from "./toast-store.ts";
import { toastLabels } from "./toast-labels.ts";
import { type KeepClear, mountToasts, nameToastArea } from "./toast-view.ts";

const store = createToastStore();

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
