import type { ContactType } from "#domain/contacts/contact.ts";
import type { FormStart as Start } from "#web/drafts/opening.ts";
import type { Verdict } from "#web/ui/form/check.ts";
import type { FieldPath } from "#web/ui/form/paths.ts";

/** The initial state of a contact's form. */
export type FormStart<Values> = Start<Values> & {
  /** The form's values as input for the schema. */
  toInput: (values: Values) => unknown;
};

/** The domain's schema of what a form saves, which the server uses too. */
export type FormSchema<Data> = { safeParse: (input: unknown) => Verdict<Data> };

/** The fields of a form and how they are checked. */
export type FormRules<Values, Data> = {
  shape: Values;
  /** Loaded after the fields, because nothing is checked before the form is submitted. */
  loadSchema: () => Promise<FormSchema<Data>>;
  /** The paths of all fields, of the number fields and of the date fields. */
  fields: readonly string[];
  numbers: readonly string[];
  dates: readonly string[];
  /** A question shown at a field before a valid form is saved; null if there is none. */
  ask?: (values: Values) => { field: FieldPath<Values>; question: string } | null;
};

/** What the server stores besides a form's fields. */
export type SavedRecord = { id: string; status: string; version: number; createdAt: Date };

/** What differs between the forms: their fields, and how their records are read and saved. */
export type FormKind<Values, Data, Saved extends SavedRecord> = FormRules<Values, Data> & {
  type: ContactType;
  start: (saved: Saved | null) => FormStart<Values>;
  read: (id: string) => Promise<Saved>;
  add: (id: string, data: Data) => Promise<Saved>;
  /** Without a version, the edit overwrites any newer version. */
  edit: (id: string, data: Data, version?: number) => Promise<Saved>;
};
