/** The element to return focus to: the focused one, or the button of the menu or panel that contains it. */
export function openerNow(): HTMLElement | null {
  const { activeElement, body } = document;
  const list = activeElement?.closest("[role=menu], [role=dialog][data-side]");
  const button = list?.matches("[role=menu]")
    ? document.getElementById(list.getAttribute("aria-labelledby") ?? "")
    : document.querySelector("[aria-haspopup=dialog][aria-expanded=true]");
  const opener = (list && button) ?? activeElement;
  return opener instanceof HTMLElement && opener !== body ? opener : null;
}

/** Focuses the first of the elements that accepts focus, otherwise the page title, so that focus is never lost. */
export function giveFocus(...places: (HTMLElement | null | undefined)[]): void {
  const title = document.querySelector<HTMLElement>("h1[tabindex]");
  for (const place of [...places, title, document.querySelector<HTMLElement>("main[tabindex]")]) {
    place?.focus();
    if (place && document.activeElement === place) return;
  }
}
