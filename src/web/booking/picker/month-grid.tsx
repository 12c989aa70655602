import clsx from "clsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { addDays, weekdayOf } from "#domain/kernel/zone-rules.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import {
  addMonths,
  dayName,
  monthAfter,
  monthBefore,
  monthName,
  monthOf,
  weeksOf,
} from "./month.ts";
import { dayLabel, pickerWords as words, weekdays } from "./picker-messages.ts";
import type { MonthOfSlots } from "./use-slots.ts";

/** Props of MonthGrid. */
export type MonthGridProps = {
  shown: MonthOfSlots;
  chosen: Day | null;
  onChoose: (day: Day) => void;
  onTurn: (month: string) => void;
  /** A month is likely to be turned to. */
  onExpect: (month: string) => void;
};

/**
 * A month of days: those with a free time can be chosen. Arrows move by days and weeks, Page Up and Page Down by months;
 * days without a free time are passed over by nobody, so that they can be heard.
 */
export function MonthGrid({ shown, chosen, onChoose, onTurn, onExpect }: MonthGridProps) {
  const { month, days, today, last } = shown;
  const caption = useId();
  const table = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<Day | null>(null);
  const isMoving = useRef(false);

  const isBookable = (day: Day) => day >= today && day <= last;
  const isOpen = (day: Day) => isBookable(day) && (days === null || days.has(day));
  const own = weeksOf(month)
    .flat()
    .filter((day) => day !== null);
  // One day takes the focus: where it was, what is chosen, the first that can be.
  const focusable =
    [target, chosen].find((day) => day && monthOf(day) === month) ??
    own.find(isOpen) ??
    own.find(isBookable);

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
  }, [focusable]);

  function onKeyDown(event: KeyboardEvent, day: Day) {
    const moves: Record<string, Day> = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      ArrowUp: addDays(day, -7),
      ArrowDown: addDays(day, 7),
      Home: addDays(day, -(weekdayOf(day) % 7)),
      End: addDays(day, 6 - (weekdayOf(day) % 7)),
      PageUp: addMonths(day, -1),
      PageDown: addMonths(day, 1),
    };
    const wanted = moves[event.key];
    if (!wanted) return;
    event.preventDefault();
    const next = wanted < today ? today : wanted > last ? last : wanted;
    if (next === day) return;
    isMoving.current = true;
    setTarget(next);
    if (monthOf(next) !== month) onTurn(monthOf(next));
  }

  const turn = (to: string, isPossible: boolean, back: boolean) => (
    <IconButton
      label={back ? words.previous : words.next}
      icon={back ? <ChevronLeft size={18} /> : <ChevronRight size={18} />}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onTurn(to)}
      onPointerEnter={() => isPossible && onExpect(to)}
      onFocus={() => isPossible && onExpect(to)}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    />
  );

  return (
    <div>
      <div className="flex items-center justify-between">
        <p id={caption} aria-live="polite" className="font-semibold">
          {monthName(month)}
        </p>
        <div className="-mr-2 flex">
          {turn(monthBefore(month), month > monthOf(today), true)}
          {turn(monthAfter(month), month < monthOf(last), false)}
        </div>
      </div>
      <div ref={table} role="grid" aria-labelledby={caption} className="mt-1">
        <div role="row" className={rowClass}>
          {weekdays.map(([short, long]) => (
            <div
              key={short}
              role="columnheader"
              aria-label={long}
              className="grid h-8 place-items-center text-sm text-soft"
            >
              {short}
            </div>
          ))}
        </div>
        {weeksOf(month).map((week) => (
          <div role="row" className={rowClass} key={week.find(Boolean)}>
            {week.map((day, at) => (
              <div
                key={weekdays[at]![0]}
                role="gridcell"
                aria-selected={day ? day === chosen : undefined}
              >
                {day && (
                  <button
                    type="button"
                    tabIndex={day === focusable ? 0 : -1}
                    aria-disabled={!isOpen(day) || undefined}
                    aria-current={day === today ? "date" : undefined}
                    aria-label={dayLabel(dayName(day), {
                      free: days === null ? null : isOpen(day) ? days.get(day)!.length : 0,
                      isToday: day === today,
                    })}
                    onClick={() => {
                      setTarget(day);
                      if (isOpen(day)) onChoose(day);
                    }}
                    onKeyDown={(event) => onKeyDown(event, day)}
                    className={dayClass({
                      day,
                      today,
                      isOpen: isOpen(day),
                      isChosen: day === chosen,
                    })}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const rowClass = "grid grid-cols-7 gap-1 pb-1";

type DayLooks = { day: Day; today: Day; isOpen: boolean; isChosen: boolean };

function dayClass({ day, today, isOpen, isChosen }: DayLooks): string {
  return clsx(
    "grid h-11 w-full place-items-center rounded-control transition-colors",
    day === today && "underline decoration-2 underline-offset-4",
    isChosen && "bg-green font-semibold text-on-green",
    !isChosen &&
      isOpen &&
      "bg-green-wash font-semibold text-green hover:bg-green hover:text-on-green",
    !isOpen && "cursor-not-allowed text-soft",
  );
}
