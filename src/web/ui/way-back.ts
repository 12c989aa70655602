/** What the focus goes back to: the element that has it, or the button of the menu or panel in which that is. */
export function openerNow(): HTMLElement | null {
  const { activeElement, body } = document;
  const list = activeElement?.closest("[role=menu], [role=dialog][data-side]");
  const button = list?.matches("[role=menu]")
    ? document.getElementById(list.getAttribute("aria-labelledby") ?? "")
    : document.querySelector("[aria-haspopup=dialog][aria-expanded=true]");
  const opener = (list && button) ?? activeElement;
  return opener instanceof HTMLElement && opener !== body ? opener : null;
}

/** Gives the focus to the first of them that takes it, else to the title of the page: it is never nowhere. */
export function giveFocus(...places: (HTMLElement | null | undefined)[]): void {
  const title = document.querySelector<HTMLElement>("h1[tabindex]");
  for (const place of [...places, title, document.querySelector<HTMLElement>("main[tabindex]")]) {
    place?.focus();
    if (place && document.activeElement === place) return;
  }
}
