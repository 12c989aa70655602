export const toastCloseLabel = "Close";

/** The accessible name of the toast area, including its shortcut key. */
export const toastRegionName = "Notifications (F8)";

/** The toasts' texts for assistive technology, in the page's language. */
export const toastLabels = { close: toastCloseLabel, region: toastRegionName };
