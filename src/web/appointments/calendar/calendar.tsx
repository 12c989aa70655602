import { useCallback, useId, useRef } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { EventKind } from "#domain/appointments/kinds.ts";
import { clockTime } from "#domain/kernel/clock-time.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type WallTime, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { englishWeekdays, monthOf } from "#web/ui/month/month.ts";
import { MonthGrid } from "#web/ui/month/month-grid.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ZoneNote } from "../entry/zone-note.tsx";
import { useNow } from "../entry/use-now.ts";
import { isQuestion, useMoveEntry } from "../event/move-entry.ts";
import { CalendarHead } from "./calendar-head.tsx";
import { calendarWords as words } from "./calendar-messages.ts";
import { useEntries } from "./calendar-queries.ts";
import { DayPanel } from "./day-panel.tsx";
import { entriesOfDays } from "./entries-of-days.ts";
import { MonthDay } from "./month-day.tsx";
import { daysShown } from "./span.ts";
import { TimeGrid } from "./time-grid.tsx";
import { useCalendarAddress } from "./calendar-address.ts";
import { useCalendarDialogs } from "./use-calendar-dialogs.tsx";

/** The full calendar: a month with the chosen day beside it, a week, or a day. */
export function Calendar() {
  const zone = useZone();
  const now = useNow();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const today = wallTimeOf(zone, now).day;
  const { shown, show } = useCalendarAddress(today);
  const { view, day } = shown;
  const { entries, failure, isBusy, retry } = useEntries(zone, shown);
  const byDay = entries && entriesOfDays(entries, zone);
  const { mutate: move } = useMoveEntry();
  const dialogs = useCalendarDialogs({
    day,
    zone,
    entries,
    home: title,
  });

  const onChoose = useCallback((chosen: Day) => show({ day: chosen }), [show]);
  const onOpen = (entry: SavedAppointment) => dialogs.show({ dialog: "details", entry });

  function onMove(entry: SavedAppointment, to: WallTime) {
    const { durationMinutes } = entry;
    const time = clockTime(to.minute);
    const when = { day: to.day, time, timeZone: zone.zone, durationMinutes };
    move(
      { entry, when },
      {
        onError: (error) =>
          isQuestion(error) && dialogs.show({ dialog: "move", entry, refused: { when, error } }),
      },
    );
  }

  const onAdd = (type: EventKind) => dialogs.show({ dialog: "add", type });
  return (
    <div className="flex flex-col gap-4">
      <CalendarHead
        shown={shown}
        today={today}
        onShow={onChoose}
        onAdd={onAdd}
        titleRef={title}
        titleId={titleId}
      />
      <ZoneNote className="-mt-2" />
      {failure !== null ? (
        <Panel>
          <ErrorState title={words.failed} text={failure} onRetry={retry} retrying={isBusy} />
        </Panel>
      ) : view === "month" ? (
        <div className="month-and-day">
          <Month
            day={day}
            today={today}
            entries={byDay}
            zone={zone}
            titleId={titleId}
            onChoose={onChoose}
          />
          <DayPanel
            day={day}
            entries={byDay && (byDay.get(day) ?? [])}
            zone={zone}
            onOpen={onOpen}
            onAdd={onAdd}
          />
        </div>
      ) : (
        <TimeGrid
          // A new key per span, so that each scrolls to its own first minute.
          key={`${view} ${daysShown(shown)[0]}`}
          shown={shown}
          now={now}
          entries={entries}
          zone={zone}
          titleId={titleId}
          onOpen={onOpen}
          onMove={onMove}
          onChooseDay={(chosen) => show({ view: "day", day: chosen })}
        />
      )}
      {dialogs.dialogs}
    </div>
  );
}

type MonthProps = {
  day: Day;
  today: Day;
  /** Undefined while loading. */
  entries: Map<Day, SavedAppointment[]> | undefined;
  zone: ZoneRules;
  /** The heading that names the month. */
  titleId: string;
  onChoose: (day: Day) => void;
};

/** A month grid of days with their entries. */
function Month({ day, today, entries, zone, titleId, onChoose }: MonthProps) {
  return (
    <MonthGrid
      aria-labelledby={titleId}
      aria-busy={!entries}
      month={monthOf(day)}
      selected={day}
      focusable={day}
      onMove={onChoose}
      hasOutside
      weekdays={englishWeekdays}
      className="self-start overflow-hidden rounded-card border border-line bg-surface"
      rowClass="month-row"
      headClass="grid h-9 place-items-center text-sm text-soft"
    >
      {(one, button) => (
        <MonthDay
          {...button}
          day={one}
          entries={entries?.get(one) ?? noEntries}
          zone={zone}
          isToday={one === today}
          isOutside={monthOf(one) !== monthOf(day)}
          onChoose={onChoose}
        />
      )}
    </MonthGrid>
  );
}

const noEntries: SavedAppointment[] = [];
