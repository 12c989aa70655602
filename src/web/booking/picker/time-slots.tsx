import { useId, useRef } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { dot } from "../frame/frame-messages.ts";
import { monthOf } from "#web/ui/month/month.ts";
import { type Clocks, shownSlots } from "./slot-text.ts";
import type { Picker } from "./use-picker.ts";
import { useSaying } from "./use-saying.ts";
import type { MonthOfSlots } from "./use-slots.ts";

/** Props of TimeSlots. */
export type TimeSlotsProps = {
  picker: Picker;
  shown: MonthOfSlots;
  clocks: Clocks;
  /** The professional whose local time is shown beside the visitor's. */
  hostName: string;
  /** Called when a time is clicked, but not when arrow keys select it. */
  onPressed?: () => void;
};

/** The free times of the chosen day, or a text that says why there are none. */
export function TimeSlots({ picker, shown, clocks, hostName, onPressed }: TimeSlotsProps) {
  const name = useId();
  const isWalking = useRef(false);
  const saying = useSaying();
  const { words, dates } = saying;
  const { day, startsAt } = picker;
  const { days, month } = shown;
  if (day === null) {
    const isEmpty = days !== null && ![...days.keys()].some((one) => monthOf(one) === month);
    return <Plain>{isEmpty ? words.noneIn(dates.monthName(month)) : words.dayFirst}</Plain>;
  }
  const isShown = monthOf(day) === month;
  if (isShown && days === null) return <WaitingTimes />;
  // Another month is shown now; the summary still shows the chosen time.
  if (!isShown || days === null) return <Plain>{words.dayFirst}</Plain>;
  const slots = shownSlots(days.get(day) ?? [], { clocks, name: hostName, saying });
  if (slots.length === 0) return <Plain>{words.noneOn(dates.dayName(day))}</Plain>;
  return (
    <fieldset aria-busy={!picker.isCurrent || undefined}>
      <legend className="mb-2 flex min-h-9 items-center font-semibold pointer-coarse:min-h-11">
        {words.timesOn(dates.dayName(day))}
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:max-xl:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
        {slots.map((slot) => (
          <label key={+slot.startsAt} className={slotClass}>
            <input
              type="radio"
              name={name}
              value={slot.value}
              data-slot=""
              checked={startsAt !== null && +startsAt === +slot.startsAt}
              onChange={() => picker.choose(slot.startsAt)}
              // Browsers fire a click after an arrow key selects a radio button.
              onKeyDown={({ key }) => (isWalking.current = key.startsWith("Arrow"))}
              onKeyUp={() => (isWalking.current = false)}
              onClick={() => !isWalking.current && onPressed?.()}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            <span className="font-semibold">{slot.time}</span>
            {slot.theirs && <span className="sr-only">{dot}</span>}
            {slot.theirs && <span className="text-sm text-balance">{slot.theirs}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const slotClass =
  "relative flex min-h-11 flex-col items-center justify-center rounded-control border border-edge bg-surface px-2 py-1.5 text-center transition-colors hover:border-green has-checked:border-green has-checked:bg-green has-checked:text-on-green has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green";

function Plain({ children }: { children: string }) {
  return <p className="flex min-h-9 items-center text-soft pointer-coarse:min-h-11">{children}</p>;
}

function WaitingTimes() {
  return (
    <div>
      <Skeleton className="mb-4 h-4 w-52" />
      <div className="grid grid-cols-2 gap-2">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="h-11 rounded-control" />
        ))}
      </div>
    </div>
  );
}
