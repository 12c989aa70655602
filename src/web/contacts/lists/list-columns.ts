import type { ContactType } from "#domain/contacts/contact.ts";
import type { Sort } from "#domain/contacts/list-order.ts";
import type { headings } from "./list-messages.ts";

/** The columns of the lists; what each looks like stands in list-cells.tsx and contacts-table.css. */
export type Column = keyof typeof headings | "actions";

/** Whose columns a table has. */
export type TableKind = ContactType | "Bin";

type Columns = {
  /** In the order they are read. */
  all: readonly Column[];
  /** Those without a heading of their own while rows take two lines. */
  below: readonly Column[];
};

/** The columns of each kind of table (AMB-47); the email stands below the name. */
export const columnsOf: Record<TableKind, Columns> = {
  Lead: {
    all: ["name", "phone", "place", "tags", "budget", "status", "added", "actions"],
    below: ["place", "tags", "added"],
  },
  Deal: {
    all: ["name", "phone", "transaction", "price", "closing", "status", "added", "actions"],
    below: ["transaction", "closing", "added"],
  },
  "Referral Partner": {
    all: ["name", "company", "phone", "status", "added", "actions"],
    below: ["company"],
  },
  Bin: { all: ["name", "type", "deleted", "left", "actions"], below: [] },
};

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
