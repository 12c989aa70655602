import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { EventKind } from "#domain/appointments/kinds.ts";
import type { Day } from "#domain/kernel/day.ts";
import { timeText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { FarHour } from "../entry/far-hour.tsx";
import { entryWords } from "../entry/entry-messages.ts";
import { entryName, entryNotes } from "../entry/entry-name.ts";
import { StatusBadge } from "../entry/status-badge.tsx";
import { AddButtons } from "./add-buttons.tsx";
import { calendarWords as words } from "./calendar-messages.ts";
import { dayName } from "#web/ui/month/month.ts";

/** Props of DayPanel. */
export type DayPanelProps = {
  day: Day;
  /** The day's events, earliest first; undefined while loading. */
  entries: SavedAppointment[] | undefined;
  zone: ZoneRules;
  onOpen: (entry: SavedAppointment) => void;
  onAdd: (type: EventKind) => void;
};

/** The events of the chosen day, and the buttons that add to it. */
export function DayPanel({ day, entries, zone, onOpen, onAdd }: DayPanelProps) {
  return (
    <Panel title={dayName(day)} className="self-start">
      <AddButtons onAdd={onAdd} />
      {!entries && <SkeletonRows />}
      {entries?.length === 0 && <p className="px-5 py-8 text-center text-soft">{words.empty}</p>}
      {entries && entries.length > 0 && (
        <ul className="day-events divide-y divide-line">
          {entries.map((entry) => (
            <PanelEntry key={entry.id} entry={entry} zone={zone} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type PanelEntryProps = Pick<DayPanelProps, "zone" | "onOpen"> & { entry: SavedAppointment };

function PanelEntry({ entry, zone, onOpen }: PanelEntryProps) {
  const { appointmentTime, durationMinutes, status, appointmentType } = entry;
  const notes = entryNotes(entry);

  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 py-3 hover:bg-sunk">
      <p>
        <time dateTime={appointmentTime.toISOString()} className="font-semibold">
          {timeText(appointmentTime, zone)}
        </time>
        <span className="ml-3 text-sm text-soft">{entryWords.minutes(durationMinutes)}</span>
        <FarHour at={appointmentTime} />
      </p>
      <StatusBadge status={status} className="self-start" />
      <button
        type="button"
        data-entry={entry.id}
        onClick={() => onOpen(entry)}
        className="col-span-2 min-h-6 text-left wrap-anywhere outline-none after:absolute after:inset-0 after:-outline-offset-2 after:outline-green hover:underline focus-visible:after:outline-2"
      >
        {entryName(entry)}
      </button>
      {(notes || appointmentType) && (
        <p className="col-span-2 line-clamp-2 text-sm wrap-anywhere whitespace-pre-line text-soft">
          {[appointmentType, notes].filter(Boolean).join(" · ")}
        </p>
      )}
    </li>
  );
}

function SkeletonRows() {
  return (
    <div role="status" className="px-5 py-4">
      <span className="sr-only">{words.loading}</span>
      {[0, 1].map((row) => (
        <span key={row} className="flex flex-col gap-2 py-2">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </span>
      ))}
    </div>
  );
}
