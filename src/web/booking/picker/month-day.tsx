import clsx from "clsx";
import type { KeyboardEvent } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { useWords } from "#web/language/use-words.ts";
import { useDates } from "./dates.ts";
import { pickerWords } from "./picker-messages.ts";

/** Props of MonthDay. */
export type MonthDayProps = {
  day: Day;
  isToday: boolean;
  isChosen: boolean;
  /** One day of the month is reached by Tab; arrows lead to the others. */
  isFocusable: boolean;
  /** How many free times it has; null while that is on its way. */
  free: number | null;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One day of the month. Without a free time it cannot be chosen, but it can be heard. */
export function MonthDay(props: MonthDayProps) {
  const { day, isToday, isChosen, isFocusable, free, onPress, onKeyDown } = props;
  const { dayLabel } = useWords(pickerWords);
  const { dayName } = useDates();
  const isOpen = free !== 0;
  return (
    <button
      type="button"
      tabIndex={isFocusable ? 0 : -1}
      aria-disabled={!isOpen || undefined}
      aria-current={isToday ? "date" : undefined}
      aria-label={dayLabel(dayName(day), { free, isToday })}
      onClick={onPress}
      onKeyDown={onKeyDown}
      className={clsx(
        "grid h-11 w-full place-items-center rounded-control transition-colors",
        isToday && "underline decoration-2 underline-offset-4",
        isChosen && "bg-green font-semibold text-on-green",
        !isChosen && isOpen && "font-semibold hover:bg-green hover:text-on-green",
        !isChosen && isOpen && free !== null && "bg-green-wash text-green",
        !isOpen && "cursor-not-allowed text-soft",
      )}
    >
      {Number(day.slice(8))}
    </button>
  );
}
