/** The words of the primitives. */
export const dialogCloseLabel = "Close";
export const cancelLabel = "Cancel";
export const retryLabel = "Try again";
export const showPasswordLabel = "Show password";
export const hidePasswordLabel = "Hide password";
export const removeTagLabel = (tag: string): string => `Remove tag ${tag}`;
/** Of a field for numbers whose browser drops what is none. */
export const notReadText = "This isn’t a number. Use digits and a point, like 6.25.";
export const tagsHint = "Enter or a comma adds a tag.";

/** A long text that shows its beginning. */
export const foldedWords = { more: "Show more", less: "Show less" } as const;

/** An address to hand on. */
export const copyWords = {
  copy: "Copy",
  copied: "Link Copied!",
  refused: "Copy it by hand",
  refusedText:
    "Your browser does not let this page copy. The address is selected: press Ctrl+C or ⌘C.",
} as const;

/** What KeepTyped asks. */
export const keepTypedWords = {
  title: "Discard changes?",
  text: "What you typed has not been saved.",
  discard: "Discard",
  keep: "Keep editing",
} as const;

/** The page shown in place of one that failed. */
export const failedPage = {
  title: "This page could not be shown",
  text: "Something went wrong, on our side or on the line. What you saved is safe. Try again, or go back to the start.",
  home: "Back to the start",
} as const;
