import clsx from "clsx";
import type { Day } from "#domain/kernel/day.ts";
import { useWords } from "#web/language/use-words.ts";
import type { DayButtonProps } from "#web/ui/month/month-grid.tsx";
import { useDates } from "./dates.ts";
import { pickerWords } from "./picker-messages.ts";

/** Props of MonthDay. */
export type MonthDayProps = DayButtonProps & {
  day: Day;
  isToday: boolean;
  isChosen: boolean;
  /** How many free times the day has; null while loading. */
  free: number | null;
  onPress: () => void;
};

/** One day of the month. A day without free times cannot be chosen, but screen readers can read it. */
export function MonthDay(props: MonthDayProps) {
  const { day, isToday, isChosen, free, onPress, ...button } = props;
  const { dayLabel } = useWords(pickerWords);
  const { dayName } = useDates();
  const isOpen = free !== 0;
  return (
    <button
      type="button"
      {...button}
      aria-disabled={!isOpen || undefined}
      aria-current={isToday ? "date" : undefined}
      aria-label={dayLabel(dayName(day), { free, isToday })}
      onClick={onPress}
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
