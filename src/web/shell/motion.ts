/** Durations of the dashboard's animations, in seconds. */

/** The mobile sidebar slides in. */
export const slideInSeconds = 0.3;

/** Elements that change position slide there, such as the mark of the current page. */
export const layoutSeconds = 0.45;
