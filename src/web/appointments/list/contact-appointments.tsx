import { useInfiniteQuery } from "@tanstack/react-query";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useId } from "react";
import { Link } from "react-router";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { calendarPath } from "#domain/appointments/calendar-path.ts";
import { occupiesTime } from "#domain/appointments/kinds.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { relativeDay } from "#domain/kernel/relative-day.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { messageOf } from "#web/client/failure.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { entryWords } from "../entry/entry-messages.ts";
import { StatusBadge } from "../entry/status-badge.tsx";
import { useNow } from "../entry/use-now.ts";
import { contactEntriesOptions, entryId } from "./contact-entries.ts";
import { contactWords as words, dot, listWords } from "./list-messages.ts";
import { OutcomeButtons } from "./outcome-buttons.tsx";

/** Props of ContactAppointments. */
export type ContactAppointmentsProps = {
  contactId: string;
  /** Opens the dialog that adds one. */
  onAdd: () => void;
  /** Called when the button is about to be pressed, to load the dialog. */
  onExpect: () => void;
};

/** The appointments with a contact: the next ones, then the past ones, latest first. */
export function ContactAppointments({ contactId, onAdd, onExpect }: ContactAppointmentsProps) {
  const next = useInfiniteQuery(contactEntriesOptions(contactId, "upcoming"));
  const past = useInfiniteQuery(contactEntriesOptions(contactId, "past"));
  const failed = [next, past].filter(({ data, error }) => !data && error);
  const isEmpty = next.data?.length === 0 && past.data?.length === 0;
  return (
    <Panel
      title={words.title}
      aside={
        <Button
          size="sm"
          icon={<CalendarPlus size={16} aria-hidden="true" />}
          onPointerEnter={onExpect}
          onFocus={onExpect}
          onClick={onAdd}
        >
          {words.add}
        </Button>
      }
    >
      {failed[0] ? (
        <ErrorState
          className="py-8"
          title={words.failed}
          text={messageOf(failed[0].error)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : next.data && past.data ? (
        <div className="divide-y divide-line">
          {isEmpty && <p className="px-5 py-4 text-soft">{words.none}</p>}
          <Side title={words.next} entries={next.data} more={next} />
          <Side title={words.past} entries={past.data} more={past} />
        </div>
      ) : (
        <div aria-busy="true" className="px-5 py-4">
          <Skeleton className="h-6 w-2/3" />
        </div>
      )}
    </Panel>
  );
}

/** Props of Side. */
type SideProps = {
  title: string;
  entries: SavedAppointment[];
  more: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

/** What is still to come, or what is past. */
function Side({ title, entries, more }: SideProps) {
  const id = useId();
  const zone = useZone();
  const now = useNow();
  if (entries.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 px-5 py-3 md:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h3 id={id} className="py-1.5 font-semibold">
        {title}
      </h3>
      <div>
        <ul aria-labelledby={id} className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} {...{ entry, zone, now }} />
          ))}
        </ul>
        {more.hasNextPage && (
          <Button
            size="sm"
            className="my-2"
            busy={more.isFetchingNextPage}
            onClick={() => void more.fetchNextPage()}
          >
            {listWords.more}
          </Button>
        )}
      </div>
    </section>
  );
}

type EntryProps = { entry: SavedAppointment; zone: ZoneRules; now: Date };

/** One of them: when, what, its status, and how it went. The time opens its day in the calendar. */
function Entry({ entry, zone, now }: EntryProps) {
  const { appointmentTime, appointmentType, durationMinutes, notes, status } = entry;
  const relative = relativeDay(appointmentTime, now, zone);
  const facts = [appointmentType, entryWords.minutes(durationMinutes)].filter(Boolean).join(dot);
  const isAsked = appointmentTime <= now && status !== "Cancelled" && occupiesTime(appointmentType);
  return (
    <li id={entryId(entry.id)} tabIndex={-1} className="flex flex-col gap-1.5 py-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Link
          to={calendarPath(wallTimeOf(zone, appointmentTime).day)}
          className="text-link inline-flex min-h-6 flex-wrap items-center gap-x-2 pointer-coarse:min-h-11"
        >
          {relative && <span className="font-semibold">{relative}</span>}
          <time dateTime={appointmentTime.toISOString()}>{momentText(appointmentTime, zone)}</time>
        </Link>
        <StatusBadge status={status} />
      </p>
      <p className="line-clamp-2 wrap-anywhere">
        {notes}
        <span className="text-sm text-soft">{(notes ? dot : "") + facts}</span>
      </p>
      {isAsked && <OutcomeButtons entry={entry} />}
    </li>
  );
}
