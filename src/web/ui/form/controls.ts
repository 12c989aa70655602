import { readAmount, tidyAmount } from "#domain/kernel/typed-amounts.ts";
import { isAbout, valueAt } from "./paths.ts";

/** What somebody fills in; the browser keeps what is typed into it. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** A field for US dollars (ui/money-input.tsx): it shows "450,000", and the form holds "450000" whichever way it was typed. */
const isAmount = (control: Control) => control.dataset.amount !== undefined;

/** Shows a value in a control. */
function show(control: Control, value: unknown): void {
  if (isBox(control)) {
    control.checked = Array.isArray(value)
      ? value.includes(control.value)
      : typeof value === "boolean"
        ? value
        : control.value === value;
    return;
  }
  const plain = String(value ?? "");
  const text = isAmount(control) ? tidyAmount(plain) : plain;
  // What a browser cannot read as a number or a day is visible in the box, but its value is empty.
  if (control.value === text && !control.validity.badInput) return;
  control.value = text;
  delete control.dataset.unread;
}

/** In the order of the page. */
function inOrder(controls: readonly Control[]): Control[] {
  return controls.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
}

/** The controls of a form that are in the page, by the path of their field; boxes and radios share one. */
export function heldControls() {
  const held = new Map<string, Set<Control>>();
  let toFocus: string | null = null;

  const of = (name: string) => inOrder([...(held.get(name) ?? [])]);
  const about = (path: string) => [...held.keys()].filter((name) => isAbout(name, path));

  return {
    /** Holds a control until it goes from the page. */
    hold(name: string, control: Control): () => void {
      const all = held.get(name) ?? new Set();
      held.set(name, all.add(control));
      if (toFocus === name) {
        toFocus = null;
        control.focus();
      }
      return () => {
        all.delete(control);
        if (all.size === 0 && held.get(name) === all) held.delete(name);
      };
    },
    show,
    /** Shows the values of a field and of what lies in it; of all fields when none is named. */
    showAll(values: unknown, path?: string) {
      for (const name of path === undefined ? held.keys() : about(path))
        for (const control of of(name)) show(control, valueAt(values, name));
    },
    /** What a field holds after one of its controls was changed; a list holds what is checked, in the order of the page. */
    read(name: string, changed: Control, before: unknown): unknown {
      if (isAmount(changed)) return String(readAmount(changed.value) ?? changed.value);
      if (changed.type !== "checkbox") return changed.value;
      if (!Array.isArray(before)) return (changed as HTMLInputElement).checked;
      return of(name)
        .filter((one) => (one as HTMLInputElement).checked)
        .map(({ value }) => value);
    },
    isUnreadable: (name: string) =>
      of(name).some(({ validity, dataset }) => validity.badInput || dataset.unread !== undefined),
    /** Puts the focus on the first control of these fields. */
    focus(paths: readonly string[]) {
      inOrder(paths.flatMap(about).flatMap(of))[0]?.focus();
    },
    /** A control that is still to come takes the focus. */
    focusWhenThere(name: string | null) {
      toFocus = name;
    },
  };
}
