/** Focuses the search field of the page's own list; false if it has none. */
export function focusPageSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("main search input");
  field?.focus();
  field?.select();
  return field !== null;
}

/** Focuses the next or previous name in a list, or the first one if focus is outside the list. */
export function goByNames(by: 1 | -1): void {
  const names = [...document.querySelectorAll<HTMLElement>("main [data-row-name]")];
  const at = names.findIndex((name) => name === document.activeElement);
  const next = at < 0 ? names[0] : names[at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** The page title, which takes focus when another page opens. */
export function pageTitle(): HTMLElement | null {
  return document.querySelector<HTMLElement>("header h1");
}

/** Closes the open panel or menu at its button, and focuses the button. */
export function closeOpenList(): void {
  const button = document.querySelector<HTMLElement>("[aria-haspopup][aria-expanded=true]");
  button?.focus();
  button?.click();
}
