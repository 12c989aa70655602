/**
 * Whoever gets the focus back when a dialog closes may go a moment later, as the row of a lead that became a deal: then
 * the focus goes on to a place that stays, instead of to nowhere. `next` is asked once the first has gone.
 */
export function keepFocus(from: Element | null, next: () => HTMLElement | null | undefined): void {
  if (!from) return;
  const watch = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (from.isConnected && (activeElement === from || activeElement === body)) return;
    watch.disconnect();
    if (activeElement === body || activeElement === null) next()?.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
