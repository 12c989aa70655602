import { readAmount, tidyAmount } from "#domain/kernel/typed-amounts.ts";
import { isAbout, valueAt } from "./paths.ts";

/** An input element; the browser holds what is typed into it. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** A field for US dollars (ui/money-input.tsx): it shows "450,000", and the form value is "450000" for any spelling. */
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
  // Input that the browser cannot parse as a number or date is visible, but its value is empty.
  if (control.value === text && !control.validity.badInput) return;
  control.value = text;
  delete control.dataset.unread;
}

/** Sorts controls by their order on the page. */
function inOrder(controls: readonly Control[]): Control[] {
  return controls.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
}

/** The mounted controls of a form, by their field's path; checkboxes and radios of a field share one. */
export function heldControls() {
  const held = new Map<string, Set<Control>>();
  let toFocus: string | null = null;

  const of = (name: string) => inOrder([...(held.get(name) ?? [])]);
  const about = (path: string) => [...held.keys()].filter((name) => isAbout(name, path));

  return {
    /** Registers a control until it unmounts. */
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
    /** Shows the values of a field and the fields in it; of all fields without a path. */
    showAll(values: unknown, path?: string) {
      for (const name of path === undefined ? held.keys() : about(path))
        for (const control of of(name)) show(control, valueAt(values, name));
    },
    /** A field's value after one of its controls changed; a list holds the checked values, in page order. */
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
    /** Focuses the first control of these fields. */
    focus(paths: readonly string[]) {
      inOrder(paths.flatMap(about).flatMap(of))[0]?.focus();
    },
    /** Focuses a control once it mounts. */
    focusWhenThere(name: string | null) {
      toFocus = name;
    },
  };
}
