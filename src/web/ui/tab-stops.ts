const focusable =
  ":is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex='-1'])";

/** What Tab stops at inside of a box, in order. */
export function tabStopsIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility());
}

/** From the last stop Tab goes to the first again, and back. */
export function goRound(box: Element, event: KeyboardEvent): void {
  const stops = tabStopsIn(box);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const at = document.activeElement;
  const isAtEnd = at === from || isRadioBeside(at, from);
  // The box itself has the focus before its first stop has.
  const isBefore = event.shiftKey && box.contains(at) && at?.contains(from ?? null);
  if (!to || !(isAtEnd || isBefore)) return;
  event.preventDefault();
  to.focus();
}

/** The choices of one question are one stop. */
function isRadioBeside(one: Element | null, other: Element | undefined): boolean {
  const areRadios = one?.matches("[type=radio]") && other?.matches("[type=radio]");
  return areRadios === true && one?.getAttribute("name") === other?.getAttribute("name");
}
