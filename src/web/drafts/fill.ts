import type { Form } from "#web/ui/form/form.ts";
import { valueAt, type FieldPath, type FieldValue } from "#web/ui/form/paths.ts";
import { isSame } from "./merge.ts";

/** Puts values into a form as if they had been typed. */
export function fill<Values, Data>(
  form: Form<Values, Data>,
  fields: readonly string[],
  values: Values,
): void {
  for (const field of fields as FieldPath<Values>[]) {
    const value = valueAt(values, field);
    if (!isSame(form.getValues(field), value))
      form.setValue(field, value as FieldValue<Values, FieldPath<Values>>);
  }
}
