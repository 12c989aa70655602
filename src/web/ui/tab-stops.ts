const focusable =
  ":is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex='-1'])";

/** The elements in a box that Tab reaches, in order. */
export function tabStopsIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility());
}

/** Wraps Tab from the last element to the first, and Shift+Tab back. */
export function goRound(box: Element, event: KeyboardEvent): void {
  const stops = tabStopsIn(box);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const at = document.activeElement;
  const isAtEnd = at === from || isRadioBeside(at, from);
  // The box itself has focus before its first element does.
  const isBefore = event.shiftKey && box.contains(at) && at?.contains(from ?? null);
  if (!to || !(isAtEnd || isBefore)) return;
  event.preventDefault();
  to.focus();
}

/** The radio buttons of one question are a single tab stop. */
function isRadioBeside(one: Element | null, other: Element | undefined): boolean {
  const areRadios = one?.matches("[type=radio]") && other?.matches("[type=radio]");
  return areRadios === true && one?.getAttribute("name") === other?.getAttribute("name");
}
