import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useLocation, Link } from "react-router";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { RemoveEntry } from "../entry/remove-entry.tsx";
import { useNow } from "../entry/use-now.ts";
import { ZoneNote } from "../entry/zone-note.tsx";
import { AppointmentCard } from "./appointment-card.tsx";
import { BookingLink } from "./booking-link.tsx";
import { emptyWords, listWords as words, showNames } from "./list-messages.ts";
import { askedShow, searchOf, useAppointments, type Show, shows } from "./show.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import clsx from "clsx";

// Loaded on the first press of a Move button.
const MoveDialog = lazy(async () => ({
  default: (await import("../event/move-dialog.tsx")).MoveDialog,
}));

const gridClass = "grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]";

/** All appointments as cards with status and delete, and the booking link above them. */
export function AppointmentList() {
  const { search } = useLocation();
  const zone = useZone();
  const now = useNow();
  const { show, list, appointments } = useAppointments(askedShow(search));
  const { error, errorUpdatedAt } = list;
  const [doomed, setDoomed] = useState<{ isOpen: boolean; entry: SavedAppointment | null }>({
    isOpen: false,
    entry: null,
  });
  const onDelete = useCallback((entry: SavedAppointment) => setDoomed({ isOpen: true, entry }), []);
  const [moved, setMoved] = useState<{ isOpen: boolean; entry: SavedAppointment; turn: number }>();
  const onMove = useCallback(
    (entry: SavedAppointment) =>
      setMoved((before) => ({ isOpen: true, entry, turn: (before?.turn ?? 0) + 1 })),
    [],
  );
  const isBare = show === "all" && appointments?.length === 0;

  useEffect(() => {
    if (error && !isSignedOut(error))
      showToast({ title: words.failed, text: messageOf(error), variant: "destructive" });
  }, [error, errorUpdatedAt]);

  function body() {
    if (!appointments && error)
      return (
        <Panel>
          <ErrorState
            title={words.failed}
            text={messageOf(error)}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        </Panel>
      );
    if (isBare) return <NoAppointments />;
    if (show !== "all" && appointments?.length === 0)
      return (
        <Panel>
          <EmptyState
            {...emptyWords.narrowed[show]}
            action={<LinkButton to={searchOf("all")}>{emptyWords.showAll}</LinkButton>}
          />
        </Panel>
      );
    return (
      <ul aria-label={words.list} className={gridClass}>
        {appointments?.map((entry) => (
          <AppointmentCard key={entry.id} {...{ entry, now, zone, onMove, onDelete }} />
        )) ?? <CardSkeletons count={6} />}
      </ul>
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {appointments && !isBare && <BookingLink className="w-full max-w-xl" />}
        <div className="flex flex-wrap items-center gap-3 sm:ml-auto">
          <LinkButton to="/dashboard/availability">{words.hours}</LinkButton>
          {!isBare && <ShowTabs current={show} />}
        </div>
      </div>
      {!isBare && <ZoneNote className="-mb-2" />}
      <div aria-busy={!appointments && !error}>{body()}</div>
      {appointments && list.hasNextPage && (
        <div className="flex justify-center pb-4">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
      {moved && (
        <Suspense>
          <MoveDialog
            key={moved.turn}
            entry={moved.entry}
            open={moved.isOpen}
            onOpenChange={(isOpen) => setMoved({ ...moved, isOpen })}
          />
        </Suspense>
      )}
      <RemoveEntry
        entry={doomed.entry}
        open={doomed.isOpen}
        onOpenChange={(isOpen) => setDoomed((before) => ({ ...before, isOpen }))}
        focusAfter={() => (doomed.entry ? nameBeside(doomed.entry.id) : null)}
      />
    </div>
  );
}

/** The empty list: shows the booking link, which brings in the first appointment. */
function NoAppointments() {
  return (
    <Panel>
      <EmptyState line={emptyWords.line} text={emptyWords.text} className="pb-6" />
      <BookingLink className="mx-auto w-full max-w-xl px-5 pb-14" />
    </Panel>
  );
}

/** The name on the next card, or on the previous one if the deleted card is last; it takes focus. */
function nameBeside(id: string): HTMLElement | null {
  const card = document.querySelector(`[data-entry="${CSS.escape(id)}"]`);
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  return beside?.querySelector<HTMLElement>("[data-entry-name]") ?? null;
}

/** Loading placeholders about as high as real cards. */
function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li
      key={index}
      aria-hidden="true"
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-2 h-3 w-40" />
      <Skeleton className="mt-5 h-4.5 w-32" />
      <Skeleton className="mt-2 h-3 w-44" />
      <Skeleton className="mt-4 h-3 w-36" />
      <Skeleton className="mt-8 h-10 w-full" />
    </li>
  ));
}

/** All, upcoming or past appointments; each tab has its own URL. */
function ShowTabs({ current }: { current: Show }) {
  return (
    <nav
      aria-label={words.shows}
      className="flex rounded-control border border-line bg-surface p-0.75"
    >
      {shows.map((show) => (
        <Link
          key={show}
          to={{ search: searchOf(show) }}
          aria-current={show === current ? "page" : undefined}
          className={clsx(
            "inline-flex min-h-8 items-center rounded-tag px-3 text-sm font-semibold pointer-coarse:min-h-11",
            show === current ? "bg-green-wash text-green" : "text-soft hover:text-ink",
          )}
        >
          {showNames[show]}
        </Link>
      ))}
    </nav>
  );
}
