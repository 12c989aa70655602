import type { ContactType } from "#domain/contacts/contact.ts";
import type { FormStart as Start } from "#web/drafts/opening.ts";
import type { Verdict } from "#web/ui/form/check.ts";
import type { FieldPath } from "#web/ui/form/paths.ts";

/** A contact's form as it begins. */
export type FormStart<Values> = Start<Values> & {
  /** What the form holds, as the schema reads it. */
  toInput: (values: Values) => unknown;
};

/** The domain's schema of what a form saves: the same one that the server uses. */
export type FormSchema<Data> = { safeParse: (input: unknown) => Verdict<Data> };

/** What the fields of a form are and how they are checked. */
export type FormRules<Values, Data> = {
  shape: Values;
  /** Comes after the fields: nothing is checked before a form is sent. */
  loadSchema: () => Promise<FormSchema<Data>>;
  /** The paths of all fields, of those that hold a number and of those that hold a day. */
  fields: readonly string[];
  numbers: readonly string[];
  dates: readonly string[];
  /** What is asked at a field before a form that is right is sent; null when there is nothing to ask. */
  ask?: (values: Values) => { field: FieldPath<Values>; question: string } | null;
};

/** What the server keeps beside a form's fields. */
export type SavedRecord = { id: string; status: string; version: number; createdAt: Date };

/** Everything that tells the forms apart: their fields, and how their records are read and saved. */
export type FormKind<Values, Data, Saved extends SavedRecord> = FormRules<Values, Data> & {
  type: ContactType;
  start: (saved: Saved | null) => FormStart<Values>;
  read: (id: string) => Promise<Saved>;
  add: (id: string, data: Data) => Promise<Saved>;
  /** Without a version the edit overwrites whatever there is. */
  edit: (id: string, data: Data, version?: number) => Promise<Saved>;
};
