/** The field of the page that searches what it shows. */
export function focusPageSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("main search input");
  field?.focus();
  field?.select();
  return field !== null;
}

/** Gives the focus to the next name of a list, or the one before; from outside of it to the first. */
export function goByNames(by: 1 | -1): void {
  const names = [...document.querySelectorAll<HTMLElement>("main [data-row-name]")];
  const at = names.findIndex((name) => name === document.activeElement);
  const next = at < 0 ? names[0] : names[at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** The title of the page, which takes the focus when another page is shown. */
export function pageTitle(): HTMLElement | null {
  return document.querySelector<HTMLElement>("header h1");
}

/** Closes the panel or the menu that stands open at its button, which has the focus then. */
export function closeOpenList(): void {
  const button = document.querySelector<HTMLElement>("[aria-haspopup][aria-expanded=true]");
  button?.focus();
  button?.click();
}
