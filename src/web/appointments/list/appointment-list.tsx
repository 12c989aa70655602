import clsx from "clsx";
import { useEffect, useId, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { EventKind } from "#domain/appointments/kinds.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { useNow } from "../entry/use-now.ts";
import { ZoneNote } from "../entry/zone-note.tsx";
import { AddMenu } from "../event/add-menu.tsx";
import { AppointmentCard } from "./appointment-card.tsx";
import { AroundToday, showToday } from "./around-today.tsx";
import { besideLinkClass, BookingLink } from "./booking-link.tsx";
import { CardGrid, CardSkeletons } from "./card-grid.tsx";
import { expectEvent, useListDialogs } from "./list-dialogs.tsx";
import { emptyWords, listWords as words, showNames, timelineWords } from "./list-messages.ts";
import { askedShow, searchOf, type Show, shows, useAppointments } from "./show.ts";

/** All appointments as cards with status and delete, and the booking link above them. */
export function AppointmentList() {
  const { search } = useLocation();
  const show = askedShow(search);
  const list = useAppointments(show);
  const { appointments, error } = list;
  const dialogs = useListDialogs();
  const isBare = show === "all" && appointments?.length === 0;
  useFailureToast(list);

  return (
    <div className="flex flex-col gap-5 [&_:is(a,button,select)]:scroll-mt-14">
      {appointments && !isBare && (
        <BookingLink className="w-full max-w-xl">
          <HoursLink />
        </BookingLink>
      )}
      <Toolbar show={isBare ? null : show} onAdd={dialogs.add} />
      {!isBare && <ZoneNote className="-mt-2" />}
      <div aria-busy={!appointments && !error}>
        <Body show={show} list={list} onMove={dialogs.move} onDelete={dialogs.remove} />
      </div>
      {appointments && show !== "past" && list.later.isThere && <LoadMore more={list.later} />}
      {appointments && show === "past" && list.earlier.isThere && <LoadMore more={list.earlier} />}
      {dialogs.dialogs}
    </div>
  );
}

type Shown = ReturnType<typeof useAppointments>;

type BodyProps = {
  show: Show;
  list: Shown;
  onMove: (entry: SavedAppointment) => void;
  onDelete: (entry: SavedAppointment) => void;
};

/** The cards, or what is shown instead while loading, after a failure and without any. */
function Body({ show, list, onMove, onDelete }: BodyProps) {
  const zone = useZone();
  const now = useNow();
  const title = useId();
  const { appointments, error } = list;
  const card = (entry: SavedAppointment) => (
    <AppointmentCard key={entry.id} {...{ entry, now, zone, onMove, onDelete }} />
  );
  if (!appointments && error)
    return (
      <Panel>
        <ErrorState
          title={words.failed}
          text={messageOf(error)}
          onRetry={list.retry}
          retrying={list.isBusy}
        />
      </Panel>
    );
  if (!appointments) return <CardSkeletons count={6} />;
  if (show === "all")
    return appointments.length === 0 ? (
      <NoAppointments />
    ) : (
      <AroundToday entries={appointments} earlier={list.earlier} {...{ zone, now, card }} />
    );
  if (appointments.length === 0)
    return (
      <Panel>
        <EmptyState
          {...emptyWords.narrowed[show]}
          action={<LinkButton to={searchOf("all")}>{emptyWords.showAll}</LinkButton>}
        />
      </Panel>
    );
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="sr-only">
        {showNames[show]}
      </h2>
      <CardGrid labelledBy={title}>{appointments.map(card)}</CardGrid>
    </section>
  );
}

/** Reports a failed request once, when every request of the view has ended. */
function useFailureToast({ error, failedAt, isBusy }: Shown): void {
  const told = useRef(0);
  useEffect(() => {
    if (!error || isBusy || failedAt <= told.current) return;
    told.current = failedAt;
    if (!isSignedOut(error))
      showToast({ title: words.failed, text: messageOf(error), variant: "destructive" });
  }, [error, failedAt, isBusy]);
}

/** The empty list: shows the booking link, which brings in the first appointment. */
function NoAppointments() {
  return (
    <Panel>
      <EmptyState line={emptyWords.line} text={emptyWords.text} className="pb-6" />
      <BookingLink className="mx-auto w-full max-w-xl px-5 pb-14">
        <HoursLink />
      </BookingLink>
    </Panel>
  );
}

function HoursLink() {
  return (
    <Link to="/dashboard/settings/booking-hours" className={besideLinkClass}>
      {words.hours}
    </Link>
  );
}

function LoadMore({ more }: { more: Shown["later"] }) {
  return (
    <div className="flex justify-center pb-4">
      <Button busy={more.isBusy} onClick={more.load}>
        {words.more}
      </Button>
    </div>
  );
}

type ToolbarProps = {
  /** Null for a list without appointments, which has no views. */
  show: Show | null;
  onAdd: (type: EventKind) => void;
};

/** The views and the Add button; it stays in sight, because the page opens below its top. */
function Toolbar({ show, onAdd }: ToolbarProps) {
  return (
    <div className="sticky top-14 z-[5] -mx-1 -my-2 flex flex-wrap items-center gap-x-3 gap-y-2 bg-paper px-1 py-2 lg:top-16">
      {show && <ShowTabs current={show} />}
      {show === "all" && (
        <Button size="sm" onClick={showToday} className="max-sm:hidden">
          {timelineWords.today}
        </Button>
      )}
      <AddMenu size="sm" onAdd={onAdd} onExpect={expectEvent} className="ml-auto" />
    </div>
  );
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
