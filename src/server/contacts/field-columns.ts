import {
  type Field,
  type FieldKind,
  type Fields,
  mapFields,
  type StoredValues,
} from "#domain/contacts/field.ts";
import { fromStoredNames, toStoredNames } from "#server/platform/case.ts";
import type { ContactRow, FormColumns } from "./contact-row.ts";
import { toE164 } from "./phone.ts";
import { flag, flags, number, text, texts } from "./stored-values.ts";

type Json = Record<string, unknown>;

const read: Record<FieldKind, (stored: unknown) => unknown> = {
  "required name": (stored) => text(stored) ?? "",
  name: text,
  text,
  phone: text,
  notes: text,
  email: text,
  "web address": text,
  dollars: number,
  percent: number,
  count: number,
  day: text,
  flag,
  weekdays: flags,
  tags: texts,
  list: texts,
  choice: text,
};

/** Reads stored values as fields: what is missing is empty, and nothing throws. */
export function readFields<Some extends Fields>(fields: Some, stored: Json): StoredValues<Some> {
  const values: unknown = mapFields<Field, unknown>(fields, ({ kind }, name) =>
    read[kind](stored[name]),
  );
  return values as StoredValues<Some>;
}

/** A record's own fields, from their columns and the rest of the row. */
export function readRow<Some extends Fields>(fields: Some, row: ContactRow): StoredValues<Some> {
  const details = fromStoredNames(row.details);
  const stored = mapFields<Field, unknown>(fields, ({ hasColumn }, name) =>
    hasColumn ? row[name as keyof ContactRow] : details[name],
  );
  return readFields(fields, stored);
}

/** A group of fields that are stored together; null in rows that never had it. */
export function groupOf<Some extends Fields>(fields: Some, stored: Json | null) {
  return readFields(fields, fromStoredNames(stored ?? {}));
}

/** Splits a form's fields into columns and `details`. */
export function sortFields(values: Json, fields: Fields): FormColumns {
  const { columns = [], details = [] } = Object.groupBy(Object.entries(values), ([name]) =>
    fields[name]?.hasColumn ? "columns" : "details",
  );
  return {
    ...(Object.fromEntries(columns) as FormColumns),
    phoneE164: toE164(values.phoneNumber as string | null),
    details: toStoredNames(Object.fromEntries(details)),
  };
}
