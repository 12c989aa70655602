import { takeHandedOverToast } from "#web/ui/toast/handover.ts";
import { showToast, startToasts } from "#web/ui/toast/toast.ts";

/* The landing page's toasts: loaded after the first paint, so that the page fits into the first packets. */

startToasts();
const toast = takeHandedOverToast();
if (toast) showToast(toast);

export { showToast };
