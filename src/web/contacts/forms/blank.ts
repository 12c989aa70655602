import { type Field, type Fields, mapFields, type TypedValues } from "#domain/contacts/field.ts";
import { weekdays } from "#domain/contacts/weekdays.ts";

const noDays = Object.fromEntries(weekdays.map((day) => [day, false]));

/** A form's fields while nothing has been typed; a list holds one element, which says what its elements are like. */
export function blank<Some extends Fields>(fields: Some): TypedValues<Some> {
  const values: unknown = mapFields<Field, unknown>(fields, ({ kind }) => {
    if (kind === "flag") return false;
    if (kind === "weekdays") return noDays;
    return kind === "tags" ? [""] : "";
  });
  return values as TypedValues<Some>;
}
