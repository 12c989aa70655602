/**
 * Loads the palette and the shortcuts. A file of its own, so that the names of all their files stand here and not in what
 * every page begins with.
 */
export const loadCommands = () => import("./commands.tsx");
