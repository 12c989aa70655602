/** The texts of the UI components. */
export const dialogCloseLabel = "Close";
export const cancelLabel = "Cancel";
export const retryLabel = "Try again";
export const showPasswordLabel = "Show password";
export const hidePasswordLabel = "Hide password";
export const removeTagLabel = (tag: string): string => `Remove tag ${tag}`;
/** Shown at a number field when the browser drops invalid input. */
export const notReadText = "This isn’t a number. Use digits and a point, like 6.25.";
export const tagsHint = "Enter or a comma adds a tag.";

/** The buttons that expand and collapse a long text. */
export const foldedWords = { more: "Show more", less: "Show less" } as const;

/** The texts of a URL to copy. */
export const copyWords = {
  copy: "Copy",
  copied: "Link Copied!",
  refused: "Couldn't Copy",
  refusedText:
    "Your browser doesn't allow copying here. The address is selected: press Ctrl+C or ⌘C.",
} as const;

/** The question that KeepTyped asks. */
export const keepTypedWords = {
  title: "Discard changes?",
  text: "What you typed has not been saved.",
  discard: "Discard",
  keep: "Keep editing",
} as const;

/** The error page for a page that failed. */
export const failedPage = {
  title: "We couldn't show this page",
  text: "Something went wrong on our side or with your connection. What you saved is safe. Try again, or go back to the home page.",
  home: "Back to Home",
} as const;
