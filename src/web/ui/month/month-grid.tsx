import {
  useEffect,
  useRef,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import type { Day } from "#domain/kernel/day.ts";
import { dayByKey, monthOf, weeksOf, type Month } from "./month.ts";

/** What the grid passes to a day's button; spread all of it on the button. */
export type DayButtonProps = Pick<ComponentProps<"button">, "tabIndex"> & { "data-day": Day };

/** Props of MonthGrid. */
export type MonthGridProps = Pick<
  ComponentProps<"div">,
  "aria-labelledby" | "aria-busy" | "className" | "onClick"
> & {
  month: Month;
  selected: Day | null;
  /** The one day that Tab reaches; keys move from it to the others. */
  focusable: Day | undefined;
  /** Called when a key moves to a day, which may be in another month. It takes focus once it is focusable. */
  onMove: (day: Day) => void;
  /** The first and last day that keys can reach. */
  first?: Day | undefined;
  last?: Day | undefined;
  /** Days that keys skip. */
  isClosed?: ((day: Day) => boolean) | undefined;
  /** Whether the days before and after the month that complete its weeks are shown too. */
  hasOutside?: boolean | undefined;
  /** Leaves out whole weeks before the first day. */
  skipsPast?: boolean | undefined;
  /** The weekdays from Sunday on: the visible text and the text for screen readers. */
  weekdays: readonly (readonly [seen: string, heard: string])[];
  rowClass?: string;
  headClass?: string;
  /** Renders a day's button. */
  children: (day: Day, button: DayButtonProps) => ReactNode;
};

/** A month of days. Arrows move by days and weeks, Home and End within the week, Page keys by months and years. */
export function MonthGrid(props: MonthGridProps) {
  const { month, selected, focusable, onMove, first, last, isClosed, hasOutside } = props;
  const { skipsPast, weekdays, rowClass, headClass, children, ...rest } = props;
  const weeks = weeksOf(month).filter((week) => !skipsPast || !first || week.at(-1)! >= first);
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
  }, [focusable]);

  function onKeyDown(event: KeyboardEvent) {
    const day = pressedDay(event.target);
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = dayByKey(event, day, isClosed);
    if (!wanted) return;
    event.preventDefault();
    const next = first && wanted < first ? first : last && wanted > last ? last : wanted;
    if (next === day) return;
    isMoving.current = true;
    onMove(next);
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-labelledby={rest["aria-labelledby"]}
      aria-busy={rest["aria-busy"]}
      className={rest.className}
      style={{ "--weeks": weeks.length } as CSSProperties}
      onClick={rest.onClick}
      onKeyDown={onKeyDown}
    >
      <div role="row" className={rowClass}>
        {weekdays.map(([seen, heard]) => (
          <span key={heard} role="columnheader" className={headClass}>
            <span aria-hidden="true">{seen}</span>
            <span className="sr-only">{heard}</span>
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={rowClass}>
          {week.map((day) => {
            const isShown = hasOutside || monthOf(day) === month;
            return (
              <div
                key={day}
                role="gridcell"
                aria-selected={isShown ? day === selected : undefined}
                className="min-w-0"
              >
                {isShown &&
                  children(day, { tabIndex: day === focusable ? 0 : -1, "data-day": day })}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The day whose button an event came from. */
export function pressedDay(target: EventTarget): Day | undefined {
  return (target as Element).closest<HTMLElement>("[data-day]")?.dataset.day as Day | undefined;
}
