import { goRound } from "./tab-stops.ts";

/** A layer over the page: a dialog, or a panel that leaves the page usable. */
export type Layer = {
  /** A child of the body. */
  element: HTMLElement;
  /** Whether content below it can be neither reached nor scrolled. */
  isModal: boolean;
  /** Called when Escape is pressed while it is the top layer, unless something inside handled the key. */
  onEscape: () => void;
};

type Lying = Layer & { under: HTMLElement[] };

// The bottom layer first.
const layers: Lying[] = [];

/** Whether a dialog covers the page. */
export const isCovered = (): boolean => layers.some(({ isModal }) => isModal);

/**
 * Puts a layer on top of the page. Later layers, such as menus opened from it, go above it. Toasts stay reachable with
 * F8, which is why this is not a native `<dialog>` (docs/decisions/036). Returns a function that removes the layer.
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
    // If another modal layer is above, it takes over what this one covered.
    const above = layers.slice(place).find(({ isModal }) => isModal);
    if (above) above.under.push(...own.under);
    else for (const one of own.under) one.inert = false;
    if (own.isModal && !isCovered()) holdScroll(false);
    if (layers.length === 0) removeEventListener("keydown", onKey);
  };
}

// Handled on the window, after everything inside, so that an open list in a dialog closes first.
function onKey(event: KeyboardEvent) {
  const top = layers.at(-1);
  if (!top || event.defaultPrevented || event.isComposing) return;
  if (event.key === "Tab" && top.isModal) goRound(top.element, event);
  if (event.key !== "Escape") return;
  event.preventDefault();
  top.onEscape();
}

/** Stops the page from scrolling below a dialog; keeps the scrollbar's space, so that nothing shifts. */
function holdScroll(isHeld: boolean) {
  const { style, clientWidth } = document.documentElement;
  const hasBar = innerWidth > clientWidth;
  style.scrollbarGutter = isHeld && hasBar ? "stable" : "";
  style.overflow = isHeld ? "hidden" : "";
}
