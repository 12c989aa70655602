import type { ComponentProps, ReactNode } from "react";
import type { Sort } from "#domain/contacts/list-order.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import {
  columnsOf,
  endColumns,
  labeledColumns,
  sortColumns,
  type Column,
  type TableKind,
} from "./list-columns.ts";
import { actionsHeading, headings } from "./list-messages.ts";
import type { Order } from "./list-view.ts";
import { SortHeading, ariaSort } from "./list-sort.tsx";
import "./contacts-table.css";
import "./contacts-table-kinds.css";

/** Props of ContactsTable. */
export type ContactsTableProps = {
  kind: TableKind;
  /** The list's name for assistive technology. */
  label: string;
  /** Whether an answer is pending. */
  isBusy?: boolean;
  /** The number of rows including the header row, -1 if not known. Not all need to be rendered. */
  rowCount?: number;
  /** How the rows are sorted; without it, the columns can't be sorted. */
  order?: Order;
  onSort?: (by: Sort) => void;
  /** The rows: a tbody of tr with Cell. */
  children: ReactNode;
};

/** The table that all contact lists share (CRM-010). */
export function ContactsTable(props: ContactsTableProps) {
  const { kind, label, isBusy, rowCount, order, onSort, children } = props;
  return (
    <div className="contacts-table" data-kind={kind}>
      <table aria-label={label} aria-busy={isBusy} aria-rowcount={rowCount}>
        <thead>
          <tr aria-rowindex={rowCount === undefined ? undefined : 1}>
            {columnsOf[kind].map((column) => {
              const by = order && sortColumns[column];
              return (
                <th
                  key={column}
                  scope="col"
                  data-column={column}
                  data-end={endColumns.has(column) || undefined}
                  aria-sort={by && ariaSort(order, by)}
                >
                  {column === "actions" ? (
                    <span className="sr-only">{actionsHeading}</span>
                  ) : by && onSort ? (
                    <SortHeading order={order} by={by} onSort={onSort}>
                      {headings[column]}
                    </SortHeading>
                  ) : (
                    headings[column]
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

/** A cell of a column. */
export function Cell({ column, ...rest }: ComponentProps<"td"> & { column: Column }) {
  return (
    <td
      data-column={column}
      data-end={endColumns.has(column) || undefined}
      data-label={
        labeledColumns.has(column) ? headings[column as keyof typeof headings] : undefined
      }
      {...rest}
    />
  );
}

/** Placeholder rows, as high as real ones, so that the layout doesn't shift when they load. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <tbody>
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} aria-hidden="true">
          <td data-column="name">
            <Skeleton className="my-0.5 h-3.5 w-2/5" />
            <Skeleton className="mt-1.5 h-3 w-3/5" />
          </td>
          <td data-column="phone">
            <Skeleton className="h-3.5 w-24" />
          </td>
          <td data-column="status">
            <Skeleton className="h-3.5 w-20" />
          </td>
          <td data-column="actions">
            <Skeleton className="ml-auto h-9 w-4 bg-transparent" />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
