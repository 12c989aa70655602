import clsx from "clsx";
import X from "lucide-react/icons/x";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { type FollowUp, followUps } from "#domain/contacts/follow-up.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import {
  filtersButton,
  filtersLabel,
  followUpFilter,
  purchaseWord,
  refinanceWord,
  removeFilterLabel,
  resetLabel,
  tagChip,
  tagFilter,
  transactionFilter,
} from "./list-messages.ts";
import { SortSelect } from "./list-sort.tsx";
import { everything, isNarrowed, type ListView, type Order } from "./list-view.ts";

/** Props of ListFilters. */
export type ListFiltersProps = {
  type: ContactType;
  view: ListView;
  /** The order that the view leads to. */
  order: Order;
  /** Tags to choose from. */
  tags: string[];
  onChange: (part: Partial<ListView>) => void;
};

/**
 * Sorting and filters. A chosen filter becomes a chip that removes it. On a phone, one button opens them, and says how
 * many are chosen.
 */
export function ListFilters({ type, view, order, tags, onChange }: ListFiltersProps) {
  const { tag, isRefinance, followUp, term } = view;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = [tag, isRefinance, followUp].filter((one) => one !== null).length;
  const isUsual = !isNarrowed(view) && view.sort === "usual";
  const hasTags = type === "Lead" && (tag !== null || tags.length > 0);
  return (
    <div
      role="group"
      aria-label={filtersLabel}
      className={clsx("flex flex-wrap items-center gap-2", isOpen && "max-sm:w-full")}
    >
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden"
      >
        {filtersButton(chosen)}
      </Button>
      <div
        id={id}
        className={clsx(
          "flex flex-wrap items-center gap-2 max-sm:w-full",
          !isOpen && "max-sm:hidden",
        )}
      >
        {hasTags && (
          <Filter chip={tag && tagChip(tag)} onRemove={() => onChange({ tag: null })}>
            <Select
              aria-label={tagFilter.label}
              placeholder={tagFilter.any}
              options={tags}
              value=""
              onChange={({ target }) => onChange({ tag: target.value })}
              className="min-w-28 flex-1 sm:w-32 sm:flex-none"
            />
          </Filter>
        )}
        {type !== "Referral Partner" && (
          <Filter
            chip={isRefinance === null ? null : isRefinance ? refinanceWord : purchaseWord}
            onRemove={() => onChange({ isRefinance: null })}
          >
            <Select
              aria-label={transactionFilter.label}
              placeholder={transactionFilter.any}
              options={[purchaseWord, refinanceWord]}
              value=""
              onChange={({ target }) => onChange({ isRefinance: target.value === refinanceWord })}
              className="min-w-28 flex-1 sm:w-32 sm:flex-none"
            />
          </Filter>
        )}
        {type === "Lead" && (
          <Filter chip={followUp} onRemove={() => onChange({ followUp: null })}>
            <Select
              aria-label={followUpFilter.label}
              placeholder={followUpFilter.any}
              options={followUps}
              value=""
              onChange={({ target }) => onChange({ followUp: target.value as FollowUp })}
              className="min-w-28 flex-1 sm:w-36 sm:flex-none"
            />
          </Filter>
        )}
        <SortSelect
          type={type}
          order={order}
          isSearch={term !== ""}
          onChange={onChange}
          className={clsx(
            "min-w-28 flex-1 sm:w-36 sm:flex-none",
            // Sorting by best match has no column heading.
            term === "" && "@[69rem]:hidden",
          )}
        />
        {!isUsual && (
          <Button
            variant="quiet"
            onClick={() => onChange({ ...everything, sort: "usual", direction: "desc" })}
          >
            {resetLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

/** One filter: its choices, or a chip for the chosen one. The focus stays here when one replaces the other. */
function Filter(props: { chip: string | null; onRemove: () => void; children: ReactNode }) {
  const { chip, onRemove, children } = props;
  const place = useRef<HTMLSpanElement>(null);
  const held = useRef(false);
  useEffect(() => {
    if (!held.current) return;
    held.current = false;
    place.current?.querySelector<HTMLElement>("button, select")?.focus();
  }, [chip]);
  return (
    <span
      ref={place}
      className="contents"
      // In the capture phase, before the used control is removed.
      onClickCapture={() => (held.current = chip !== null)}
      onChangeCapture={() => (held.current = true)}
    >
      {chip === null ? children : <Chip onRemove={onRemove}>{chip}</Chip>}
    </span>
  );
}

function Chip({ onRemove, children }: { onRemove: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-label={removeFilterLabel(children)}
      onClick={onRemove}
      className="inline-flex min-h-10 max-w-64 min-w-0 items-center gap-2 rounded-control border border-green bg-green-wash px-3 text-green transition-colors hover:border-green-deep hover:text-green-deep pointer-coarse:min-h-11"
    >
      <span className="truncate">{children}</span>
      <X size={15} aria-hidden="true" className="shrink-0" />
    </button>
  );
}
