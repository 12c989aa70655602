import type { ReactNode } from "react";
import { Link } from "react-router";
import type { UpcomingAppointment } from "#contract/overview.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { relativeDay } from "#domain/kernel/relative-day.ts";
import { listedAppointments } from "#domain/overview/figures.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { dot, upcomingWords as words } from "./messages.ts";
import { emptyClass, listClass } from "./list-class.ts";
import { entryName, entryNotes } from "#web/appointments/entry/entry-name.ts";
import { ZoneNote } from "#web/appointments/entry/zone-note.tsx";
import { StatusBadge } from "#web/appointments/entry/status-badge.tsx";

const page = "/dashboard/appointments";

/** Props of UpcomingPanel. */
export type UpcomingPanelProps = {
  /** Undefined until it is loaded. */
  upcoming: { count: number; appointments: UpcomingAppointment[] } | undefined;
  /** Shown instead if loading failed. */
  failed: ReactNode;
  now: Date;
  zone: ZoneRules;
};

/** The soonest appointments. */
export function UpcomingPanel({ upcoming, failed, now, zone }: UpcomingPanelProps) {
  const hasMore = upcoming !== undefined && upcoming.count > listedAppointments;
  return (
    <Panel
      title={words.title}
      aside={
        hasMore && (
          <Link
            to={page}
            className="inline-flex min-h-8 items-center font-semibold text-green hover:underline pointer-coarse:min-h-11"
          >
            {words.viewAll(upcoming.count)}
          </Link>
        )
      }
    >
      {failed ? (
        failed
      ) : upcoming?.appointments.length === 0 ? (
        <EmptyState
          level={3}
          className={emptyClass}
          line={words.empty}
          action={<LinkButton to={page}>{words.manage}</LinkButton>}
        />
      ) : (
        <>
          <ZoneNote className="px-5 pt-3" />
          <ul className={listClass}>
            {upcoming?.appointments.map((appointment) => (
              <AppointmentRow key={appointment.id} {...{ appointment, now, zone }} />
            )) ??
              Array.from({ length: listedAppointments }, (_, index) => <SkeletonRow key={index} />)}
          </ul>
        </>
      )}
    </Panel>
  );
}

// Stacked on a phone; on larger screens, the day is on the left, where it is easy to scan.
const rowClass =
  "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 py-3 sm:grid-cols-[10.5rem_minmax(0,1fr)_auto]";
const cells = {
  name: "sm:col-start-2 sm:row-start-1",
  badge: "col-start-2 row-start-1 sm:col-start-3 sm:row-span-2 sm:self-center",
  when: "col-span-2 text-sm sm:text-base sm:col-span-1 sm:col-start-1 sm:row-span-2 sm:row-start-1",
  more: "col-span-2 sm:col-span-1 sm:col-start-2 sm:row-start-2",
};

type RowProps = { appointment: UpcomingAppointment; now: Date; zone: ZoneRules };

function AppointmentRow({ appointment, now, zone }: RowProps) {
  const { appointmentTime, durationMinutes, appointmentType } = appointment;
  const day = relativeDay(appointmentTime, now, zone);
  const facts = [words.minutes(durationMinutes), appointmentType, entryNotes(appointment)];
  return (
    <li className={rowClass}>
      <p className={`${cells.name} truncate font-semibold`}>{entryName(appointment)}</p>
      <StatusBadge status={appointment.status} className={cells.badge} />
      <p className={cells.when}>
        {day && <span className="sm:block">{day}</span>}
        {day && <span className="text-soft sm:hidden">{dot}</span>}
        <time dateTime={appointmentTime.toISOString()} className="text-sm text-soft sm:block">
          {momentText(appointmentTime, zone)}
        </time>
      </p>
      <p className={`${cells.more} truncate text-sm text-soft`}>
        {facts.filter(Boolean).join(dot)}
      </p>
    </li>
  );
}

/** As high as a real row, so that nothing shifts when they load. */
function SkeletonRow() {
  return (
    <li aria-hidden="true" className={rowClass}>
      <Skeleton className={`${cells.name} my-1 h-3.5 w-3/5`} />
      <Skeleton className={`${cells.badge} h-5.5 w-20`} />
      <span className={`${cells.when} flex flex-col`}>
        <Skeleton className="my-0.75 h-3 w-16 sm:my-1 sm:h-3.5" />
        <Skeleton className="my-0.75 hidden h-3 w-36 sm:block" />
      </span>
      <Skeleton className={`${cells.more} my-0.75 h-3 w-2/5`} />
    </li>
  );
}
