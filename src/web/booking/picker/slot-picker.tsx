import { useEffect, useRef, type Ref } from "react";
import { useWords } from "#web/language/use-words.ts";
import { FailedPart } from "../frame/failed-part.tsx";
import { useDates } from "./dates.ts";
import { DurationChoice } from "./duration-choice.tsx";
import { FullyBooked } from "./fully-booked.tsx";
import { monthOf } from "./month.ts";
import { MonthGrid } from "./month-grid.tsx";
import { pickerWords } from "./picker-messages.ts";
import { PickerSkeleton } from "./picker-skeleton.tsx";
import { TimeSlots } from "./time-slots.tsx";
import type { Picker } from "./use-picker.ts";
import { ZoneLine } from "./zone-line.tsx";

/** Props of SlotPicker. */
export type SlotPickerProps = {
  picker: Picker;
  hostName: string;
  /** What is still to be chosen, after the visitor tried without. */
  error?: string | null;
  /** A time was pressed, as opposed to walked to by keys. */
  onPressed?: () => void;
  ref?: Ref<HTMLDivElement>;
};

/** Length, day and start, one after the other, in the visitor's zone. */
export function SlotPicker({ picker, hostName, error, onPressed, ref }: SlotPickerProps) {
  const words = useWords(pickerWords);
  const { dayName } = useDates();
  const { answer, shown, failure, day } = picker;
  const free = day && shown && monthOf(day) === shown.month ? shown.days?.get(day)?.length : 0;
  const times = useRef<HTMLDivElement>(null);
  // On a phone the times lie below the days.
  useEffect(() => {
    if (day && free) times.current?.scrollIntoView({ block: "nearest" });
  }, [day, free]);

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
      <FullyBooked picker={picker} shown={shown} hostName={hostName} />
      <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[23rem_minmax(0,1fr)]">
        <div>
          <MonthGrid
            shown={shown}
            chosen={day}
            onChoose={picker.chooseDay}
            onTurn={picker.turnTo}
            onExpect={picker.expect}
          />
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
        </div>
      </div>
    </div>
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
