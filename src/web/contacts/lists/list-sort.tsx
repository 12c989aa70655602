import clsx from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { Sort } from "#domain/contacts/list-order.ts";
import { Select } from "#web/ui/select.tsx";
import { sortLabel, sortOptions } from "./list-messages.ts";
import type { Order } from "./list-view.ts";

/** What a heading tells assistive technology of the order. */
export function ariaSort({ sort, direction }: Order, by: Sort) {
  if (sort !== by) return "none";
  return direction === "asc" ? "ascending" : "descending";
}

/** Props of SortHeading. */
export type SortHeadingProps = {
  order: Order;
  /** What the column is ordered by. */
  by: Sort;
  onSort: (by: Sort) => void;
  children: string;
};

/** A column's heading that orders the list; where headings are only read out, it is a plain word. */
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
  /** Something is searched for, so that it can be found better or worse. */
  isSearch: boolean;
  onChange: (order: Order) => void;
  className?: string;
};

/** The order: of a search, and wherever there are no headings to press. */
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
