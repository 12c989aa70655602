import type { ContactType } from "#domain/contacts/contact.ts";
import type { Sort } from "#domain/contacts/list-order.ts";
import type { headings } from "./list-messages.ts";

/** The columns of the lists; list-cells.tsx and contacts-table.css say what each looks like. */
export type Column = keyof typeof headings | "actions";

/** Whose columns a table has. */
export type TableKind = ContactType | "Bin";

/** The columns of each kind of table, in reading order; the email is below the name. */
export const columnsOf: Record<TableKind, readonly Column[]> = {
  Lead: ["name", "phone", "place", "tags", "budget", "status", "added", "actions"],
  Deal: ["name", "phone", "transaction", "price", "closing", "status", "added", "actions"],
  "Referral Partner": ["name", "company", "phone", "status", "added", "actions"],
  Bin: ["name", "type", "deleted", "left", "actions"],
};

/** Columns whose dates and amounts say nothing by themselves: on a card each carries its heading. */
export const labeledColumns: ReadonlySet<Column> = new Set([
  "budget",
  "price",
  "closing",
  "added",
  "deleted",
]);

/** Columns that are set to the right: amounts and the last dates. */
export const endColumns: ReadonlySet<Column> = new Set([
  "budget",
  "price",
  "added",
  "deleted",
  "actions",
]);

/** The columns by which a list can be ordered. */
export const sortColumns: Partial<Record<Column, Sort>> = {
  name: "name",
  added: "added",
  closing: "closing",
  price: "price",
};
