/** How long parts of the dashboard's frame move, in seconds. */

/** The sidebar of a phone slides in. */
export const slideInSeconds = 0.3;

/** What changes its place glides there, as the mark of the open page does. */
export const layoutSeconds = 0.45;
