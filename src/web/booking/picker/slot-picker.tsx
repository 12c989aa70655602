import { useEffect, useRef, type ReactNode, type Ref, useId } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { useWords } from "#web/language/use-words.ts";
import { MonthPicker } from "#web/ui/month/month-picker.tsx";
import { FailedPart } from "../frame/failed-part.tsx";
import { useDates } from "./dates.ts";
import { FullyBooked } from "./fully-booked.tsx";
import { monthOf } from "#web/ui/month/month.ts";
import { MonthDay } from "./month-day.tsx";
import { pickerWords } from "./picker-messages.ts";
import { TimeSlots } from "./time-slots.tsx";
import type { Picker } from "./use-picker.ts";
import type { MonthOfSlots } from "./use-slots.ts";
import { WayChoice } from "./way-choice.tsx";
import { ZoneLine } from "./zone-line.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** Props of SlotPicker. */
export type SlotPickerProps = {
  picker: Picker;
  hostName: string;
  /** What is missing, after the visitor tried to submit without a time. */
  error?: string | null;
  /** Shown below the times, for visitors who hesitate. */
  help?: ReactNode;
  /** Called when a time is clicked, but not when arrow keys select it. */
  onPressed?: () => void;
  ref?: Ref<HTMLDivElement>;
};

/** Asks for length, day and start in this order, in the visitor's time zone. */
export function SlotPicker(props: SlotPickerProps) {
  const { picker, hostName, error, help, onPressed, ref } = props;
  const words = useWords(pickerWords);
  const { dayName } = useDates();
  const { answer, shown, failure, day, isDayPicked } = picker;
  const free = day && shown && monthOf(day) === shown.month ? shown.days?.get(day)?.length : 0;
  const times = useRef<HTMLDivElement>(null);
  // On a phone, the times are below the days.
  useEffect(() => {
    if (isDayPicked && day && free) times.current?.scrollIntoView({ block: "nearest" });
  }, [day, free, isDayPicked]);

  if (!answer || !shown) {
    if (!failure) return <PickerSkeleton hasDuration={!picker.isFixed} />;
    return <FailedSlots picker={picker} failure={failure} />;
  }
  return (
    <div ref={ref} className="flex flex-col gap-6">
      <ZoneLine
        shown={answer.zones.visitor.zone}
        chosen={picker.timeZone}
        onChoose={picker.setTimeZone}
      />
      {!picker.isFixed && (
        <DurationChoice
          durations={answer.durations}
          chosen={picker.durationMinutes}
          onChoose={picker.setDuration}
        />
      )}
      <WayChoice picker={picker} />
      <FullyBooked picker={picker} shown={shown} hostName={hostName} />
      <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[23rem_minmax(0,1fr)]">
        <div>
          <FreeDays picker={picker} shown={shown} />
          <p className="mt-3 text-sm text-soft">{words.bookableUntil(dayName(shown.last))}</p>
        </div>
        <div ref={times} className="xl:min-h-24">
          {failure ? (
            <FailedSlots picker={picker} failure={failure} />
          ) : (
            <TimeSlots
              picker={picker}
              shown={shown}
              clocks={answer.zones}
              hostName={hostName}
              onPressed={onPressed}
            />
          )}
          {(picker.goneText ?? error) && (
            <p className="mt-3 text-sm text-clay">{picker.goneText ?? error}</p>
          )}
          <p role="status" className="sr-only">
            {picker.goneText ?? (day && free ? words.announced(free, dayName(day)) : "")}
          </p>
          {help}
        </div>
      </div>
    </div>
  );
}

/** A month of days: days with a free time can be chosen; the others are focusable too, for screen readers. */
function FreeDays({ picker, shown }: { picker: Picker; shown: MonthOfSlots }) {
  const { month, days, today, last } = shown;
  const words = useWords(pickerWords);
  const { monthName } = useDates();
  const isBookable = (day: Day) => day >= today && day <= last;
  const isOpen = (day: Day) => isBookable(day) && (days === null || days.has(day));
  return (
    <MonthPicker
      month={month}
      selected={picker.day}
      first={today}
      last={last}
      skipsPast
      isPreferred={isOpen}
      onTurn={picker.turnTo}
      onExpect={picker.expect}
      names={{ month: monthName, previous: words.previous, next: words.next }}
      weekdays={words.weekdays}
    >
      {(day, button) => (
        <MonthDay
          {...button}
          day={day}
          isToday={day === today}
          isChosen={day === picker.day}
          free={isBookable(day) ? days && (days.get(day)?.length ?? 0) : 0}
          onPress={() => isOpen(day) && picker.chooseDay(day)}
        />
      )}
    </MonthPicker>
  );
}

function FailedSlots({ picker, failure }: { picker: Picker; failure: Error }) {
  const words = useWords(pickerWords);
  return (
    <FailedPart
      title={words.failed}
      error={failure}
      onRetry={picker.retry}
      retrying={picker.isBusy}
    />
  );
}

/** Props of DurationChoice. */
type DurationChoiceProps = {
  durations: readonly number[];
  chosen: number | undefined;
  onChoose: (minutes: number) => void;
};

/** Chooses the length of the appointment. */
function DurationChoice({ durations, chosen, onChoose }: DurationChoiceProps) {
  const words = useWords(pickerWords);
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-semibold">{words.duration}</legend>
      <div className="grid max-w-80 auto-cols-fr grid-flow-col gap-1 rounded-control border border-line bg-sunk p-1">
        {durations.map((minutes) => (
          <label
            key={minutes}
            className="relative grid min-h-8 place-items-center rounded-tag px-1 has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-green pointer-coarse:min-h-11 text-soft border border-transparent has-checked:border-edge"
          >
            <input
              type="radio"
              name={name}
              value={minutes}
              checked={minutes === chosen}
              onChange={() => onChoose(minutes)}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            {words.minutes(minutes)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The same size as the loaded picker, so that nothing shifts. */
function PickerSkeleton({ hasDuration }: { hasDuration: boolean }) {
  const words = useWords(pickerWords);
  return (
    <div className="flex flex-col gap-6">
      <Spinner label={words.loading} className="justify-items-start" />
      {hasDuration && <Skeleton className="h-17 w-full max-w-80 rounded-control" />}
      <div className="xl:w-[23rem]">
        <Skeleton className="my-2 h-5 w-36" />
        <div className="mt-10 grid grid-cols-7 gap-1">
          {Array.from({ length: 35 }, (_, at) => (
            <Skeleton key={at} className="h-11 rounded-control" />
          ))}
        </div>
        {/* Placeholders for the last bookable day, and below it the times of a day. */}
        <Skeleton className="mt-5 h-5 w-36" />
        <Skeleton className="mt-6 h-9 w-36 lg:hidden" />
      </div>
    </div>
  );
}
