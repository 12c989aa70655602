import { memo } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { dotColorOf, mostDots } from "#domain/appointments/day-dots.ts";
import type { Day } from "#domain/kernel/day.ts";
import { timeText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { dayName } from "#web/ui/month/month.ts";
import type { DayButtonProps } from "#web/ui/month/month-grid.tsx";
import { entryName } from "../entry/entry-name.ts";
import { calendarWords as words } from "./calendar-messages.ts";
import "./month.css";

/** Props of MonthDay. Pass stable handlers, or every day renders again. */
export type MonthDayProps = DayButtonProps & {
  day: Day;
  /** The day's events, earliest first. */
  entries: SavedAppointment[];
  zone: ZoneRules;
  isToday: boolean;
  /** Whether the day belongs to the month before or after. */
  isOutside: boolean;
  onChoose: (day: Day) => void;
};

/**
 * A day of the month: its number, and a dot for each of its first three events by time, with its time and name as far
 * as there is room.
 */
export const MonthDay = memo(function MonthDay(props: MonthDayProps) {
  const { day, entries, zone, isToday, isOutside, onChoose, ...button } = props;
  const count = entries.length;
  const shown = entries.slice(0, mostDots);
  const label = words.dayLabel(dayName(day), {
    count,
    shown: shown.map((entry) => `${timeText(entry.appointmentTime, zone)} ${entryName(entry)}`),
  });
  return (
    <button
      type="button"
      {...button}
      aria-current={isToday ? "date" : undefined}
      onClick={() => onChoose(day)}
      data-outside={isOutside || undefined}
      className="month-day"
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="month-day-number">
        {Number(day.slice(8))}
      </span>
      {count > mostDots && (
        <span aria-hidden="true" className="month-day-more">
          {words.more(count - mostDots)}
        </span>
      )}
      <span aria-hidden="true" className="month-day-events">
        {shown.map((entry) => (
          <span key={entry.id}>
            <span data-dot={dotColorOf(entry.status)} />
            <span className="month-day-line">
              <CellTime at={entry.appointmentTime} zone={zone} />
              <span className="month-day-name">{entryName(entry)}</span>
            </span>
          </span>
        ))}
      </span>
    </button>
  );
});

/** "10:30 AM", which a narrow cell shortens to "10:30a", and "9:00 AM" to "9a" (month.css). */
function CellTime({ at, zone }: { at: Date; zone: ZoneRules }) {
  const [, clock, full, gap, half, rest] = /^(\d+(?::(?!00)\d+)?)(:00)?(\s)(.)(.*)$/.exec(
    timeText(at, zone),
  )!;
  return (
    <span className="month-day-time">
      {clock}
      <span>
        {full}
        {gap}
      </span>
      {half}
      <span>{rest}</span>{" "}
    </span>
  );
}
