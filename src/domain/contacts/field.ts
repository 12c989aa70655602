import type { Weekday } from "./weekdays.ts";

/*
 * A field of a record is described once, in record-fields.ts: schemas, columns, forms, the contact page, the timeline
 * and all labels come from there. Nothing here loads a schema, so that pages can import their fields early.
 */

/** Text fields, with their maximum length in characters. */
type TextKind = "required name" | "name" | "text" | "phone" | "notes";
/** Fields that need nothing beyond their kind. Percentages are as people say them: 6.5 is six and a half. */
type PlainKind =
  | "email"
  | "web address"
  | "dollars"
  | "count"
  | "day"
  | "flag"
  | "weekdays"
  | "tags";

type Described =
  | { kind: TextKind; label: string; longest: number }
  | { kind: PlainKind; label: string }
  /** `step` is the increment of an arrow key in the form. */
  | { kind: "percent"; label: string; step?: string }
  | { kind: "choice"; label: string; choices: readonly [string, ...string[]] }
  /** Several short texts; `things` is their plural noun. */
  | { kind: "list"; label: string; things: string; longest: number; most: number };

/** One field of a record. */
export type Field = Described & {
  /** Stored in a column of its own; all others are in the record's JSON. */
  hasColumn?: true;
  /** The section of the form that shows it. */
  section: string;
};
export type Fields = Readonly<Record<string, Field>>;
export type FieldKind = Field["kind"];

/** A record: its own fields, and groups of fields that are stored together. */
export type RecordFields = { fields: Fields; groups: Readonly<Record<string, Fields>> };

export const requiredName = (label: string, longest = 100) =>
  ({ kind: "required name", label, longest }) as const;
export const name = (label: string, longest = 100) => ({ kind: "name", label, longest }) as const;
export const text = (label: string, longest: number) => ({ kind: "text", label, longest }) as const;
export const phone = (label: string) => ({ kind: "phone", label, longest: 40 }) as const;
export const notes = (label: string) => ({ kind: "notes", label, longest: 10_000 }) as const;
export const email = (label: string) => ({ kind: "email", label }) as const;
export const webAddress = (label: string) => ({ kind: "web address", label }) as const;
export const dollars = (label: string) => ({ kind: "dollars", label }) as const;
export const percent = (label: string, step?: string) =>
  ({ kind: "percent", label, ...(step && { step }) }) as const;
export const count = (label: string) => ({ kind: "count", label }) as const;
export const day = (label: string) => ({ kind: "day", label }) as const;
export const flag = (label: string) => ({ kind: "flag", label }) as const;
export const freeDays = (label: string) => ({ kind: "weekdays", label }) as const;
export const tags = (label: string) => ({ kind: "tags", label }) as const;
export const list = (label: string, size: { things: string; longest: number; most: number }) =>
  ({ kind: "list", label, ...size }) as const;
export const choice = <const Choices extends readonly [string, ...string[]]>(
  label: string,
  choices: Choices,
) => ({ kind: "choice", label, choices }) as const;

/** A field that has a column of its own. */
export function column<const One extends Described>(one: One): One & { hasColumn: true } {
  return { ...one, hasColumn: true };
}

type Unplaced = Described & { hasColumn?: true };

/** Assigns fields to a section of the form. */
export function inSection<
  const Section extends string,
  const Some extends Readonly<Record<string, Unplaced>>,
>(section: Section, fields: Some): { [Name in keyof Some]: Some[Name] & { section: Section } } {
  const placed: unknown = mapFields(fields, (field) => ({ ...field, section }));
  return placed as { [Name in keyof Some]: Some[Name] & { section: Section } };
}

/** The value of a field as read from storage: looser than what may be saved, because of older versions. */
export type StoredValue<One extends Field> = One["kind"] extends "required name"
  ? string
  : One["kind"] extends "flag"
    ? boolean
    : One["kind"] extends "weekdays"
      ? Record<string, boolean>
      : One["kind"] extends "tags" | "list"
        ? string[]
        : One["kind"] extends "dollars" | "percent" | "count"
          ? number | null
          : string | null;
export type StoredValues<Some extends Fields> = {
  -readonly [Name in keyof Some]: StoredValue<Some[Name]>;
};

/** The value of a field in a form: numbers, days and lists are text until they are saved. */
export type TypedValue<One extends Field> = One["kind"] extends "flag"
  ? boolean
  : One["kind"] extends "weekdays"
    ? Record<Weekday, boolean>
    : One["kind"] extends "tags"
      ? string[]
      : string;
export type TypedValues<Some extends Fields> = {
  -readonly [Name in keyof Some]: TypedValue<Some[Name]>;
};

/** The paths of a record's fields: "firstName", "refinanceDetails.payment". */
export type PathsOf<Record extends RecordFields> =
  | Extract<keyof Record["fields"], string>
  | {
      [Group in Extract<keyof Record["groups"], string>]: `${Group}.${Extract<
        keyof Record["groups"][Group],
        string
      >}`;
    }[Extract<keyof Record["groups"], string>];

/** A record's fields with their paths, in the order of their description. */
export function fieldsByPath({ fields, groups }: RecordFields): [path: string, field: Field][] {
  const grouped = Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members).map(([member, field]): [string, Field] => [
      `${group}.${member}`,
      field,
    ]),
  );
  return [...Object.entries(fields), ...grouped];
}

/** The names of the fields that have a column of their own. */
export type ColumnOf<Some extends Fields> = {
  [Name in keyof Some]: Some[Name] extends { hasColumn: true } ? Name : never;
}[keyof Some];

/** The same keys with each field mapped. */
export function mapFields<One, Made>(
  fields: Readonly<Record<string, One>>,
  make: (field: One, name: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(
    Object.entries(fields).map(([fieldName, field]) => [fieldName, make(field, fieldName)]),
  );
}

/** The paths of the fields that match. */
export function pathsWhere(record: RecordFields, isChosen: (field: Field) => boolean): string[] {
  return fieldsByPath(record).flatMap(([path, field]) => (isChosen(field) ? [path] : []));
}

/** Whether a field holds a number. */
export function isNumber({ kind }: Field): boolean {
  return kind === "dollars" || kind === "percent" || kind === "count";
}

/** The fields that have a column of their own, by name. */
export function columnsOf(fields: Fields): string[] {
  return Object.keys(fields).filter((fieldName) => fields[fieldName]!.hasColumn);
}
