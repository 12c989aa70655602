import { type Field, type Fields, mapFields, type TypedValues } from "#domain/contacts/field.ts";
import { weekdays } from "#domain/contacts/weekdays.ts";

const noDays = Object.fromEntries(weekdays.map((day) => [day, false]));

/** The empty values of a form's fields. A list gets one element that shows the shape of its elements. */
export function blank<Some extends Fields>(fields: Some): TypedValues<Some> {
  const values: unknown = mapFields<Field, unknown>(fields, ({ kind }) => {
    if (kind === "flag") return false;
    if (kind === "weekdays") return noDays;
    return kind === "tags" ? [""] : "";
  });
  return values as TypedValues<Some>;
}
