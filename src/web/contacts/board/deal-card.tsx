import { useDraggable } from "@dnd-kit/core";
import clsx from "clsx";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import GripVertical from "lucide-react/icons/grip-vertical";
import { memo, type KeyboardEventHandler } from "react";
import { Link } from "react-router";
import type { ContactSummary } from "#contract/contacts/lists.ts";
import { type DealStatus, dealStatuses } from "#domain/contacts/deal-status.ts";
import { type Day, dayInWords } from "#domain/kernel/day.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuAction, MenuGroup } from "#web/ui/menu.tsx";
import { contactPath } from "../contact/contact-links.ts";
import { ContactStatus } from "../contact/contact-status.tsx";
import { boardWords as words } from "./deal-board-messages.ts";
import { milestoneWhen } from "../page/milestone-text.ts";
import { nameOf } from "../contact/name-of.ts";

/** Props of DealCard. `onMove` must be a stable function, or every card rerenders. */
export type DealCardProps = {
  deal: ContactSummary;
  status: DealStatus;
  today: Day;
  onMove: (deal: ContactSummary, from: DealStatus, to: DealStatus) => void;
};

type Listeners = { onKeyDown?: KeyboardEventHandler } & Record<string, unknown>;

const cardClass = "rounded-control border border-line bg-surface px-3 py-2.5";

/**
 * A deal on the board. Mouse and touch drag the whole card; the keyboard uses a handle, because a button must not
 * contain a link. "Move to" does the same without dragging.
 */
export const DealCard = memo(function DealCard({ deal, status, today, onMove }: DealCardProps) {
  const { listeners, attributes, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: deal.id,
    data: { deal, status },
  });
  const { onKeyDown, ...byPointer } = (listeners ?? {}) as Listeners;
  const name = nameOf(deal);
  return (
    <li
      ref={setNodeRef}
      data-deal={deal.id}
      {...byPointer}
      className={clsx(cardClass, "cursor-grab touch-manipulation", isDragging && "opacity-40")}
    >
      <div className="flex items-start gap-1">
        <Link
          to={contactPath(deal.id)}
          draggable={false}
          className="min-w-0 flex-1 py-1 font-semibold wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <div className="-mr-1.5 flex shrink-0">
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            data-move=""
            aria-label={words.move(name)}
            onKeyDown={onKeyDown}
            className="inline-grid w-6 place-items-center rounded-control text-soft hover:text-ink pointer-coarse:hidden"
          >
            <GripVertical size={16} aria-hidden="true" />
          </button>
          <Menu
            trigger={
              <IconButton
                label={words.moveTo(name)}
                icon={<ArrowLeftRight size={16} aria-hidden="true" />}
                data-move-to=""
                className="size-8"
              />
            }
          >
            <MenuGroup label={words.moveToLabel}>
              {dealStatuses
                .filter((other) => other !== status)
                .map((other) => (
                  <MenuAction key={other} onSelect={() => onMove(deal, status, other)}>
                    <ContactStatus status={other} />
                  </MenuAction>
                ))}
            </MenuGroup>
          </Menu>
        </div>
      </div>
      <DealFacts deal={deal} status={status} today={today} />
    </li>
  );
});

/** The card under the pointer while it is moved. */
export function DraggedCard({ deal, status, today }: Omit<DealCardProps, "onMove">) {
  return (
    <div className={clsx(cardClass, "cursor-grabbing shadow-float")}>
      <p className="py-1 font-semibold wrap-anywhere">{nameOf(deal)}</p>
      <DealFacts deal={deal} status={status} today={today} />
    </div>
  );
}

function DealFacts({ deal, status, today }: Omit<DealCardProps, "onMove">) {
  const { purchasePrice, isRefinance, city, state, closingDate } = deal;
  const price = purchasePrice === null ? null : dollarsText(purchasePrice);
  const place = [city, state].filter(Boolean).join(", ");
  return (
    <div className="flex flex-col gap-0.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className={price || isRefinance ? "" : "text-soft"}>
          {[isRefinance && words.refinance, price].filter(Boolean).join(" · ") || words.noPrice}
        </span>
        {place && <span className="min-w-0 wrap-anywhere text-soft">{place}</span>}
      </p>
      {closingDate && <Closing day={closingDate} status={status} today={today} />}
    </div>
  );
}

const soonDays = /^(Today|Tomorrow|In [2-7] days)$/;

function Closing({ day, status, today }: { day: string; status: DealStatus; today: Day }) {
  const isOver = status === "Closed Deal" || status === "Lost Deal";
  const when = isOver ? null : milestoneWhen(day, today);
  const isLate = !isOver && day < today;
  return (
    <p className="flex flex-wrap gap-x-2 text-soft">
      <time dateTime={day} className={clsx(isLate && "font-semibold text-clay")}>
        {words.closing(dayInWords(day))}
      </time>
      {when && (
        <span className={clsx(soonDays.test(when) && "font-semibold text-brass")}>{when}</span>
      )}
    </p>
  );
}
