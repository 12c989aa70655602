/** The words of the page as a whole. */
export const pageWords = { failed: "We couldn't load your account" } as const;
