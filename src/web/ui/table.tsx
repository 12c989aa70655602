import clsx from "clsx";
import type { ComponentProps } from "react";

/*
 * A list of people: rows of about 40 px, numbers to the right. Below 768 px every row is a card:
 * a cell shows its `label` before its value, the first cell is the card's heading.
 */

/** The list; give it a caption for assistive technology. */
export function Table({
  caption,
  className,
  children,
  ...rest
}: ComponentProps<"table"> & { caption: string }) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table {...rest} className={clsx("list-table w-full border-collapse text-left", className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** A column's heading; `numeric` puts it to the right. */
export function HeadCell({
  numeric,
  className,
  ...rest
}: ComponentProps<"th"> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      {...rest}
      className={clsx(
        "h-10 px-3 text-sm font-normal whitespace-nowrap text-soft first:pl-4 last:pr-4",
        numeric && "text-right",
        className,
      )}
    />
  );
}

/** A cell; `label` is the column's name, shown beside the value on a phone. */
export function Cell({
  label,
  numeric,
  className,
  ...rest
}: ComponentProps<"td"> & { label?: string; numeric?: boolean }) {
  return (
    <td
      {...rest}
      data-label={label}
      className={clsx(
        "h-10 px-3 py-1 align-middle first:pl-4 last:pr-4",
        numeric && "text-right",
        className,
      )}
    />
  );
}
