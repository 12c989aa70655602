/**
 * Loads the palette and the shortcuts. A separate file, so that the list of their chunks is not part of what every page
 * loads first.
 */
export const loadCommands = () => import("./commands.tsx");
