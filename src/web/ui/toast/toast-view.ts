import { toastCard } from "./toast-card.ts";
import { toastLabels } from "./toast-labels.ts";
import type { ToastStore } from "./toast-store.ts";

/** Positions the toast area while a toast is visible. Returns a function that stops it. */
export type KeepClear = (area: HTMLElement) => () => void;

const anyDialog = "[role=dialog], [role=alertdialog]";

let region: HTMLElement | null = null;

/**
 * The toast area: a landmark at the end of the page, above everything including open dialogs. It is plain DOM, because
 * the landing page has no React. With aria-live, a modal dialog does not hide it from assistive technology.
 */
export function mountToasts(store: ToastStore, keepClear: KeepClear): void {
  if (region?.isConnected) return;
  const area = document.createElement("section");
  area.className = "toasts";
  area.tabIndex = -1;
  area.setAttribute("aria-label", toastLabels.region);
  area.setAttribute("aria-live", "polite");
  area.setAttribute("aria-relevant", "additions");
  area.setAttribute("popover", "manual");
  document.body.append(area);
  region = area;
  lift(area);

  let cameFrom: Element | null = null;
  let shownId = 0;
  let letGo = () => {};

  const goBack = () => {
    const place = cameFrom?.isConnected ? cameFrom : topDialog();
    if (place instanceof HTMLElement) place.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    cameFrom = null;
  };

  store.subscribe(() => {
    const toast = store.list().find((one) => one.open);
    if (toast?.id === shownId) return;
    const heldFocus = area.contains(document.activeElement) && document.activeElement !== area;
    shownId = toast?.id ?? 0;
    area.replaceChildren(...(toast ? [toastCard(toast, () => store.dismiss(toast.id))] : []));
    letGo();
    if (toast) lift(area);
    else if (heldFocus) goBack();
    letGo = toast ? keepClear(area) : () => {};
    if (!area.matches(":hover, :focus-within")) store.resume();
  });

  const rest = () => {
    if (document.hidden || area.matches(":hover, :focus-within")) store.pause();
    else store.resume();
  };
  for (const name of ["pointerenter", "pointerleave", "focusin"]) area.addEventListener(name, rest);
  // Focus leaves only after this event.
  area.addEventListener("focusout", () => setTimeout(rest));
  document.addEventListener("visibilitychange", rest);

  area.addEventListener("focusin", (event) => {
    if (event.relatedTarget instanceof Element && !area.contains(event.relatedTarget))
      cameFrom = event.relatedTarget;
  });
  // In the capture phase, so that an open dialog does not handle an Escape meant for the toast.
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "F8") {
        event.preventDefault();
        area.focus();
      } else if (event.key === "Escape" && area.contains(document.activeElement)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (shownId) store.dismiss(shownId);
        if (area.contains(document.activeElement)) goBack();
      }
    },
    true,
  );
}

/** Updates the area's name after its language changed. */
export function nameToastArea(): void {
  region?.setAttribute("aria-label", toastLabels.region);
}

function topDialog(): Element | undefined {
  return [...document.querySelectorAll(anyDialog)].at(-1);
}

/** Moves the area to the top layer; if it is already there, it stays, so that it is not announced twice. */
function lift(area: HTMLElement): void {
  if (typeof area.showPopover !== "function") return;
  const isShown = area.matches(":popover-open");
  if (isShown && !document.querySelector(":modal, [popover]:popover-open:not(.toasts)")) return;
  if (isShown) area.hidePopover();
  area.showPopover();
}
