import type { ContactType } from "#domain/contacts/contact.ts";
import type { Sort } from "#domain/contacts/list-order.ts";
import type { headings } from "./list-messages.ts";

/** The columns of the lists, which list-cells.tsx renders and contacts-table.css styles. */
export type Column = keyof typeof headings | "actions";

/** The kinds of tables. */
export type TableKind = ContactType | "Bin";

/** The columns of each kind of table, in reading order. The email is part of the name column. */
export const columnsOf: Record<TableKind, readonly Column[]> = {
  Lead: [
    "name",
    "phone",
    "place",
    "tags",
    "budget",
    "status",
    "followUp",
    "lastContact",
    "source",
    "added",
    "actions",
  ],
  Deal: ["name", "phone", "transaction", "price", "closing", "status", "added", "actions"],
  "Referral Partner": [
    "name",
    "company",
    "phone",
    "sent",
    "lastReferral",
    "status",
    "added",
    "actions",
  ],
  Bin: ["name", "type", "deleted", "left", "actions"],
};

/** Columns whose values are unclear without a heading, so a card repeats it beside the value. */
export const labeledColumns: ReadonlySet<Column> = new Set([
  "budget",
  "price",
  "closing",
  "lastContact",
  "sent",
  "lastReferral",
  "source",
  "added",
  "deleted",
]);

/** Right-aligned columns. */
export const endColumns: ReadonlySet<Column> = new Set([
  "budget",
  "price",
  "lastContact",
  "sent",
  "lastReferral",
  "added",
  "deleted",
  "actions",
]);

/** The columns that a list can be sorted by. */
export const sortColumns: Partial<Record<Column, Sort>> = {
  name: "name",
  added: "added",
  closing: "closing",
  price: "price",
  followUp: "followUp",
};
