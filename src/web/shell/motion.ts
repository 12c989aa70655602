/** Measures of the dashboard's frame (SPEC §9). The classes in the shell write them out. */
export const sidebarWidthRem = 16;
/** The sidebar of a phone slides in. */
export const slideInSeconds = 0.3;
/** What changes its place glides there: the mark of the open page. */
export const layoutSeconds = 0.45;
