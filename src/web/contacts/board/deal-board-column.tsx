import { useDroppable } from "@dnd-kit/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { useEffect, useId } from "react";
import { type DealStatus, workingStatuses } from "#domain/contacts/deal-status.ts";
import type { Day } from "#domain/kernel/day.ts";
import { messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { retryLabel } from "#web/ui/messages.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { ContactStatus } from "../contact/contact-status.tsx";
import { boardWords as words } from "./deal-board-messages.ts";
import { columnOptions } from "./deal-board-queries.ts";
import { DealCard, type DealCardProps } from "./deal-card.tsx";
import { listFailedTitle } from "../lists/list-messages.ts";

/** Props of DealColumn. */
export type DealColumnProps = {
  status: DealStatus;
  term: string;
  today: Day;
  onMove: DealCardProps["onMove"];
};

/** The deals of one status, as a drop target for cards. Columns of finished deals are narrower. */
export function DealColumn({ status, term, today, onMove }: DealColumnProps) {
  const headingId = useId();
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const column = useInfiniteQuery(columnOptions(status, term));
  const { data: deals, error, errorUpdatedAt, hasNextPage } = column;
  const isWorking = workingStatuses.some((working) => working === status);

  useEffect(() => {
    if (error)
      showToast({ title: listFailedTitle("Deal"), text: messageOf(error), variant: "destructive" });
  }, [error, errorUpdatedAt]);

  return (
    <section
      ref={setNodeRef}
      aria-labelledby={headingId}
      aria-busy={!deals || column.isPlaceholderData}
      className={clsx(
        "flex min-h-0 w-[82vw] max-w-96 shrink-0 snap-center flex-col rounded-card border bg-sunk sm:w-72 xl:w-auto xl:max-w-none xl:shrink",
        isWorking ? "xl:min-w-52 xl:flex-[4]" : "xl:min-w-44 xl:flex-[3]",
        isOver ? "border-green bg-green-wash" : "border-line",
      )}
    >
      <h2 id={headingId} className="flex items-center justify-between gap-3 px-3.5 pt-3 pb-2">
        <span className="font-semibold">
          <ContactStatus status={status} />
        </span>
        {deals && (
          <span className="text-sm text-soft">
            <span aria-hidden="true">{words.count(deals.length, hasNextPage)}</span>
            <span className="sr-only">{words.counted(deals.length, hasNextPage)}</span>
          </span>
        )}
      </h2>
      <div className="min-h-24 flex-1 overflow-y-auto overscroll-contain px-2 pb-2">
        {!deals && !error && <SkeletonCards />}
        {!deals && error && (
          <div role="alert" className="flex flex-col items-start gap-3 px-1.5 py-2">
            <p className="text-sm text-clay">{messageOf(error)}</p>
            <Button size="sm" busy={column.isFetching} onClick={() => void column.refetch()}>
              {retryLabel}
            </Button>
          </div>
        )}
        {deals?.length === 0 && <p className="px-1.5 py-2 text-sm text-soft">{words.empty}</p>}
        {deals && deals.length > 0 && (
          <ul className="flex flex-col gap-2">
            {deals.map((deal) => (
              <DealCard key={deal.id} deal={deal} status={status} today={today} onMove={onMove} />
            ))}
          </ul>
        )}
        {deals && hasNextPage && (
          <div className="flex justify-center pt-2">
            <Button
              size="sm"
              busy={column.isFetchingNextPage}
              onClick={() => void column.fetchNextPage()}
            >
              {words.loadMore}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function SkeletonCards() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      {[0, 1, 2].map((card) => (
        <div
          key={card}
          className="flex flex-col gap-2.5 rounded-control border border-line bg-surface px-3 py-4"
        >
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}
