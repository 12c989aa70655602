import clsx from "clsx";
import type { Day } from "#domain/kernel/day.ts";
import type { Shown } from "./calendar-address.ts";
import { dayName, shortWeekday } from "#web/ui/month/month.ts";
import { daysShown } from "./span.ts";

/** Props of TimeGridHead. */
export type TimeGridHeadProps = {
  shown: Shown;
  today: Day;
  onChooseDay: (day: Day) => void;
};

/** The day names above the columns of a week, or beside a single day. Each opens its day. */
export function TimeGridHead({ shown, today, onChooseDay }: TimeGridHeadProps) {
  const isAlone = shown.view === "day";
  return (
    <div className="time-grid-head">
      <span className="time-grid-side" />
      {daysShown({ view: "week", day: shown.day }).map((day) => (
        <button
          key={day}
          type="button"
          aria-current={day === today ? "date" : undefined}
          aria-pressed={isAlone ? day === shown.day : undefined}
          onClick={() => onChooseDay(day)}
        >
          <span className="sr-only">{dayName(day)}</span>
          <span aria-hidden="true">{shortWeekday(day)}</span>
          <span
            aria-hidden="true"
            className={clsx(
              "grid size-7 place-items-center rounded-full font-semibold",
              day === today ? "bg-green text-on-green" : "text-ink",
            )}
          >
            {Number(day.slice(8))}
          </span>
        </button>
      ))}
    </div>
  );
}
