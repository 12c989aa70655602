import type { ComponentProps, ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { actionsHeading, leadHeadings } from "./messages.ts";
import "./contacts-table.css";

/** The columns of the contact lists, in the order they are read. */
export type Column = keyof typeof leadHeadings | "actions";

const columns = Object.keys(leadHeadings) as (keyof typeof leadHeadings)[];

/** Props of ContactsTable. */
export type ContactsTableProps = {
  /** Says which list this is, for assistive technology. */
  label: string;
  /** An answer is on its way. */
  isBusy?: boolean;
  /** The rows: tr with Cell. */
  children: ReactNode;
};

/** The one layout of all contact lists (SPEC §2). */
export function ContactsTable({ label, isBusy, children }: ContactsTableProps) {
  return (
    <div className="contacts-table">
      <table aria-label={label} aria-busy={isBusy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {leadHeadings[column]}
              </th>
            ))}
            <th scope="col" data-column="actions">
              <span className="sr-only">{actionsHeading}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A cell of one of the columns. */
export function Cell({ column, ...rest }: ComponentProps<"td"> & { column: Column }) {
  return <td data-column={column} {...rest} />;
}

/** Rows on their way: as high as real ones, so that nothing moves when they come. */
export function SkeletonRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
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
  ));
}

/** A list that has nothing to show: the same frame, with the reason in it. */
export function ContactsPanel({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-surface">{children}</div>;
}
