import clsx from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { Sort } from "#domain/contacts/list-order.ts";
import { Select } from "#web/ui/select.tsx";
import { sortLabel, sortOptions } from "./list-messages.ts";
import type { Order } from "./list-view.ts";

/** A heading's aria-sort value. */
export function ariaSort({ sort, direction }: Order, by: Sort) {
  if (sort !== by) return "none";
  return direction === "asc" ? "ascending" : "descending";
}

/** Props of SortHeading. */
export type SortHeadingProps = {
  order: Order;
  /** What the column sorts by. */
  by: Sort;
  onSort: (by: Sort) => void;
  children: string;
};

/** A column heading that sorts the list. Where headings are visually hidden, it is plain text. */
export function SortHeading({ order, by, onSort, children }: SortHeadingProps) {
  const isOn = order.sort === by;
  const Arrow = isOn && order.direction === "asc" ? ArrowUp : ArrowDown;
  return (
    <>
      <span className="sort-word">{children}</span>
      <button
        type="button"
        onClick={() => onSort(by)}
        className={clsx(
          "sort-button group -mx-1.5 items-center gap-1 rounded-tag px-1.5 py-1 hover:text-ink",
          isOn && "text-ink",
        )}
      >
        {children}
        <Arrow
          size={13}
          aria-hidden="true"
          className={clsx(
            !isOn && "opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60",
          )}
        />
      </button>
    </>
  );
}

/** Props of SortSelect. */
export type SortSelectProps = {
  type: ContactType;
  order: Order;
  /** Whether there is a search term, so that Best match is offered. */
  isSearch: boolean;
  onChange: (order: Order) => void;
  className?: string;
};

/** The sort order as a select, for searches and where there are no visible headings. */
export function SortSelect({ type, order, isSearch, onChange, className }: SortSelectProps) {
  return (
    <Select
      aria-label={sortLabel}
      options={sortOptions(type, isSearch)}
      value={`${order.sort}-${order.direction}`}
      onChange={({ target }) => {
        const [sort, direction] = target.value.split("-") as [Sort, Order["direction"]];
        onChange({ sort, direction });
      }}
      className={className}
    />
  );
}
