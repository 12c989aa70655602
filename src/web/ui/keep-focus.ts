import { giveFocus } from "./way-back.ts";

type Place = HTMLElement | null | undefined;

/**
 * For `finalFocus`: whoever gets the focus back when a dialog closes may have gone meanwhile, or go a moment later, as the
 * row of a lead that became a deal. Then the focus goes on to a place that stays, instead of to nowhere. `next` is asked
 * once the first has gone.
 */
export function keepFocus(first: HTMLElement | null, next: () => Place): HTMLElement | true {
  if (!first?.isConnected) return next() ?? true;
  const watch = new MutationObserver(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement === null;
    if (first.isConnected && (activeElement === first || isLost)) return;
    watch.disconnect();
    if (isLost) giveFocus(next());
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return first;
}
