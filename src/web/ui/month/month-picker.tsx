import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId, useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { IconButton } from "../icon-button.tsx";
import { MonthGrid, pressedDay, type MonthGridProps } from "./month-grid.tsx";
import { monthAfter, monthBefore, monthOf, weeksOf, type Month } from "./month.ts";

/** Props of MonthPicker. */
export type MonthPickerProps = Pick<
  MonthGridProps,
  | "month"
  | "selected"
  | "first"
  | "last"
  | "isClosed"
  | "hasOutside"
  | "skipsPast"
  | "weekdays"
  | "rowClass"
  | "children"
> & {
  /** Which day takes focus if none was pressed or selected: the first one that matches. */
  isPreferred: (day: Day) => boolean;
  onTurn: (month: Month) => void;
  /** Called when the person is likely to open a month. */
  onExpect?: (month: Month) => void;
  names: { month: (month: Month) => string; previous: string; next: string };
};

/** A month to choose a day from, with its name and buttons for the months before and after. */
export function MonthPicker(props: MonthPickerProps) {
  const { month, selected, first, last, isPreferred, onTurn, onExpect, names } = props;
  const { isClosed, hasOutside, skipsPast, weekdays, children } = props;
  const { rowClass = "grid grid-cols-7 gap-1 pb-1" } = props;
  const caption = useId();
  const [target, setTarget] = useState<Day | null>(null);
  const own = weeksOf(month)
    .flat()
    .filter((day) => monthOf(day) === month);
  const isWithin = (day: Day) => (!first || day >= first) && (!last || day <= last);
  const focusable =
    [target, selected].find((day) => day && monthOf(day) === month) ??
    own.find(isPreferred) ??
    own.find(isWithin);

  function move(day: Day) {
    setTarget(day);
    if (monthOf(day) !== month) onTurn(monthOf(day));
  }

  const turn = (to: Month, isPossible: boolean, back: boolean) => (
    <IconButton
      label={back ? names.previous : names.next}
      icon={back ? <ChevronLeft size={18} /> : <ChevronRight size={18} />}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onTurn(to)}
      onPointerEnter={() => isPossible && onExpect?.(to)}
      onFocus={() => isPossible && onExpect?.(to)}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    />
  );

  return (
    <div>
      <div className="flex items-center justify-between">
        <p id={caption} aria-live="polite" className="font-semibold">
          {names.month(month)}
        </p>
        <div className="-mr-2 flex">
          {turn(monthBefore(month), !first || month > monthOf(first), true)}
          {turn(monthAfter(month), !last || month < monthOf(last), false)}
        </div>
      </div>
      <MonthGrid
        aria-labelledby={caption}
        month={month}
        selected={selected}
        focusable={focusable}
        onMove={move}
        onClick={({ target: pressed }) => setTarget(pressedDay(pressed) ?? target)}
        first={first}
        last={last}
        isClosed={isClosed}
        hasOutside={hasOutside}
        skipsPast={skipsPast}
        weekdays={weekdays}
        className="mt-1"
        rowClass={rowClass}
        headClass="grid h-8 place-items-center text-sm text-soft"
      >
        {children}
      </MonthGrid>
    </div>
  );
}
