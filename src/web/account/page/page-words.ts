/** The words of the page as a whole. */
export const pageWords = { failed: "Your account could not be loaded" } as const;
