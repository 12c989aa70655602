import { toastLabels } from "./toast-labels.ts";
import type { Toast, ToastVariant } from "./toast-store.ts";

/** A swipe to the right of this many pixels dismisses the toast; after a shorter one it returns. */
export const swipePx = 50;

const signs: Record<ToastVariant, string> = {
  default: "M8 3v6M8 12.5v.5",
  success: "M3.5 8.5l3 3 6-7",
  destructive: "M4 4l8 8M12 4l-8 8",
};

function element(tag: string, className: string, text?: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

/** A different icon for each variant, so that color is not the only difference. */
function sign(path: string): Element {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

function button(className: string, label: string, press: () => void): HTMLElement {
  const made = element("button", className, label);
  made.setAttribute("type", "button");
  made.addEventListener("click", press);
  return made;
}

/** One toast: announced politely, or assertively for failures. */
export function toastCard(toast: Toast, dismiss: () => void): HTMLElement {
  const variant = toast.variant ?? "default";
  const card = element("div", "toast");
  card.dataset.variant = variant;
  card.setAttribute("role", variant === "destructive" ? "alert" : "status");
  card.setAttribute("aria-atomic", "true");

  const mark = element("span", "toast-sign");
  mark.append(sign(signs[variant]));
  const words = element("div", "toast-words");
  words.append(element("p", "toast-title", toast.title));
  if (toast.text) words.append(element("p", "toast-text", toast.text));
  card.append(mark, words);

  const { action, link } = toast;
  if (link) {
    const way = element("a", "toast-action", link.label);
    way.setAttribute("href", link.href);
    card.append(way);
  }
  if (action) {
    card.append(
      button("toast-action", action.label, () => {
        action.run();
        dismiss();
      }),
    );
  }
  const close = button("toast-close", "", dismiss);
  close.setAttribute("aria-label", toastLabels.close);
  close.append(sign(signs.destructive));
  card.append(close);
  watchSwipe(card, dismiss);
  return card;
}

/** Follows a swipe to the right by touch or mouse. */
function watchSwipe(card: HTMLElement, dismiss: () => void): void {
  let startX: number | null = null;
  card.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || (event.target as Element).closest("button, a")) return;
    startX = event.clientX;
    card.setPointerCapture(event.pointerId);
    card.dataset.swiping = "";
  });
  card.addEventListener("pointermove", (event) => {
    if (startX === null) return;
    card.style.translate = `${Math.max(0, event.clientX - startX)}px`;
  });
  const end = (event: PointerEvent, isDone: boolean) => {
    if (startX === null) return;
    const moved = event.clientX - startX;
    startX = null;
    delete card.dataset.swiping;
    if (isDone && moved >= swipePx) dismiss();
    else card.style.translate = "";
  };
  card.addEventListener("pointerup", (event) => end(event, true));
  card.addEventListener("pointercancel", (event) => end(event, false));
}
