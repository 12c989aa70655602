/** The words of the primitives. */
export const dialogCloseLabel = "Close";
export const cancelLabel = "Cancel";
export const retryLabel = "Try again";
export const showPasswordLabel = "Show password";
export const hidePasswordLabel = "Hide password";
export const removeTagLabel = (tag: string): string => `Remove tag ${tag}`;
export const tagsHint = "Enter or a comma adds a tag.";
