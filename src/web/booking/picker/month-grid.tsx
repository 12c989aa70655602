import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { useWords } from "#web/language/use-words.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useDates } from "./dates.ts";
import { dayByKey, monthAfter, monthBefore, monthOf, weeksOf } from "./month.ts";
import { MonthDay } from "./month-day.tsx";
import { pickerWords } from "./picker-messages.ts";
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
 * days without a free time take the focus too, so that they can be heard.
 */
export function MonthGrid({ shown, chosen, onChoose, onTurn, onExpect }: MonthGridProps) {
  const { month, days, today, last } = shown;
  const words = useWords(pickerWords);
  const { monthName } = useDates();
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
    const wanted = dayByKey(event.key, day);
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
          {words.weekdays.map(([short, long]) => (
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
              <div key={at} role="gridcell" aria-selected={day ? day === chosen : undefined}>
                {day && (
                  <MonthDay
                    day={day}
                    isToday={day === today}
                    isChosen={day === chosen}
                    isFocusable={day === focusable}
                    free={isBookable(day) ? days && (days.get(day)?.length ?? 0) : 0}
                    onPress={() => {
                      setTarget(day);
                      if (isOpen(day)) onChoose(day);
                    }}
                    onKeyDown={(event) => onKeyDown(event, day)}
                  />
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
