import clsx from "clsx";
import { type KeyboardEvent, memo } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { mostDots } from "#domain/appointments/day-dots.ts";
import type { Day } from "#domain/kernel/day.ts";
import { timeText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { entryName } from "../entry/entry-name.ts";
import { calendarWords as words } from "./calendar-messages.ts";
import { dayWords } from "./day-words.ts";
import { dotOf } from "./entry-looks.ts";

/** Props of MonthDay; the handlers must stay the same functions, or every day is drawn again. */
export type MonthDayProps = {
  day: Day;
  /** Its events, earliest first. */
  entries: SavedAppointment[];
  zone: ZoneRules;
  isChosen: boolean;
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
  onChoose: (day: Day) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A day of the month: its number and a dot for each of its first events (SPEC §2, AMB-77); beside it, where there is room, which they are. */
export const MonthDay = memo(function MonthDay(props: MonthDayProps) {
  const { day, entries, zone, isChosen, isToday, isOutside, onChoose, onKeyDown } = props;
  const count = entries.length;
  const label = count === 0 ? dayWords(day) : `${dayWords(day)}, ${words.events(count)}`;
  return (
    <button
      type="button"
      tabIndex={isChosen ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      data-day={day}
      onClick={() => onChoose(day)}
      onKeyDown={onKeyDown}
      className={clsx(
        "relative flex h-14 w-full flex-col items-center gap-1 px-1 pt-1.5 outline-offset-[-2px] sm:h-20 lg:h-[clamp(6rem,calc((100dvh-14rem)/var(--weeks)),8.5rem)] lg:items-stretch lg:px-1.5",
        isChosen ? "bg-green-wash" : "hover:bg-sunk",
        isOutside && "text-soft",
      )}
    >
      <span className="sr-only">{label}</span>
      <span
        aria-hidden="true"
        className={clsx(
          "grid size-6 shrink-0 place-items-center rounded-full text-sm",
          isToday && "bg-green font-semibold text-on-green",
          isChosen && !isToday && "font-semibold text-green",
        )}
      >
        {Number(day.slice(8))}
      </span>
      {count > mostDots && (
        <span
          aria-hidden="true"
          className="absolute top-2.5 right-2 hidden text-xs text-soft lg:block"
        >
          {words.more(count - mostDots)}
        </span>
      )}
      <span aria-hidden="true" className="flex min-w-0 gap-1 lg:flex-col lg:gap-0">
        {entries.slice(0, mostDots).map((entry) => {
          const { colour, className } = dotOf(entry.status);
          return (
            <span key={entry.id} className="flex min-w-0 items-center gap-1.5 text-left text-xs">
              <span
                data-dot={colour}
                className={clsx("size-1.75 shrink-0 rounded-full", className)}
              />
              <span className="hidden min-w-0 flex-1 truncate lg:block">
                <span className="hidden text-soft 2xl:inline">
                  {timeText(entry.appointmentTime, zone)}{" "}
                </span>
                {entryName(entry)}
              </span>
            </span>
          );
        })}
      </span>
    </button>
  );
});
