export const toastCloseLabel = "Close";

/** The name of the area says its key (SPEC §9). */
export const toastRegionName = "Notifications (F8)";

/** What assistive technology hears of toasts, in the language of the page. */
export const toastLabels = { close: toastCloseLabel, region: toastRegionName };
