import { goRound } from "./tab-stops.ts";

/** What lies over the page: a dialog, or a panel that leaves the page in use. */
export type Layer = {
  /** A child of the body. */
  element: HTMLElement;
  /** What lies under it can neither be reached nor scrolled. */
  isModal: boolean;
  /** Escape was pressed while it lay on top, and nothing inside of it took that. */
  onEscape: () => void;
};

type Lying = Layer & { under: HTMLElement[] };

// The lowest first.
const layers: Lying[] = [];

/** Whether a dialog lies over the page. */
export const isCovered = (): boolean => layers.some(({ isModal }) => isModal);

/**
 * Puts a layer on top of the page. Later layers, such as the menus that open from it, go above it. Toasts stay
 * reachable with F8, which is why this is not the browser's own `<dialog>` (docs/decisions/036). Returns a function
 * that removes it.
 */
export function layOver(layer: Layer): () => void {
  const { children } = document.body;
  const under = [...children].filter(
    (one): one is HTMLElement =>
      layer.isModal &&
      one instanceof HTMLElement &&
      one !== layer.element &&
      !one.inert &&
      !one.matches(".toasts"),
  );
  for (const one of under) one.inert = true;
  layer.element.inert = false;
  if (layers.length === 0) addEventListener("keydown", onKey);
  if (layer.isModal && !isCovered()) holdScroll(true);
  const own = { ...layer, under };
  layers.push(own);

  return () => {
    own.element.inert = true;
    const place = layers.indexOf(own);
    layers.splice(place, 1);
    // What still lies above goes on covering what this one covered.
    const above = layers.slice(place).find(({ isModal }) => isModal);
    if (above) above.under.push(...own.under);
    else for (const one of own.under) one.inert = false;
    if (own.isModal && !isCovered()) holdScroll(false);
    if (layers.length === 0) removeEventListener("keydown", onKey);
  };
}

// At the window, after everything inside: a list that is open in a dialog closes first.
function onKey(event: KeyboardEvent) {
  const top = layers.at(-1);
  if (!top || event.defaultPrevented || event.isComposing) return;
  if (event.key === "Tab" && top.isModal) goRound(top.element, event);
  if (event.key !== "Escape") return;
  event.preventDefault();
  top.onEscape();
}

/** The page does not scroll under a dialog; the room of its scroll bar stays, so that nothing moves. */
function holdScroll(isHeld: boolean) {
  const { style, clientWidth } = document.documentElement;
  const hasBar = innerWidth > clientWidth;
  style.scrollbarGutter = isHeld && hasBar ? "stable" : "";
  style.overflow = isHeld ? "hidden" : "";
}
