import { faultsOf } from "#web/client/failure.ts";
import type { Form } from "#web/ui/form/form.ts";
import type { FieldPath } from "#web/ui/form/paths.ts";

/** Tells the faults that the server found at their fields; "lead.tags.3" is the field "tags.3". */
export function showFaults<Values, Data>(
  form: Form<Values, Data>,
  fields: readonly string[],
  error: unknown,
): void {
  for (const { path, message } of faultsOf(error)) {
    const name = path.slice(path.indexOf(".") + 1);
    if (fields.some((field) => name === field || name.startsWith(`${field}.`)))
      form.setError(name as FieldPath<Values>, message);
  }
}

/** Puts the focus where every form begins. */
export function focusFirstName(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[name='firstName']")?.focus();
}

/** Puts the focus on the first mistake that can be seen. */
export function focusFirstMistake(form: HTMLFormElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>("[aria-invalid='true']") ?? [];
  [...wrong].find((control) => control.offsetParent !== null)?.focus();
}
