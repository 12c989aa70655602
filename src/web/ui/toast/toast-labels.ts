export const toastCloseLabel = "Close";

/** The accessible name of the toast area, which names its key. */
export const toastRegionName = "Notifications (F8)";

/** What assistive technology hears of toasts, in the language of the page. */
export const toastLabels = { close: toastCloseLabel, region: toastRegionName };
