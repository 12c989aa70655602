import { Popover } from "@base-ui/react/popover";
import CalendarDays from "lucide-react/icons/calendar-days";
import clsx from "clsx";
import { useRef, useState, type Ref } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { readTypedDay } from "#domain/kernel/typed-day.ts";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { dayName, englishWeekdays, monthName, monthOf } from "#web/ui/month/month.ts";
import { MonthPicker } from "#web/ui/month/month-picker.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { dateFieldWords, eventWords as words } from "./event-messages.ts";

/** Props of DateField. */
export type DateFieldProps = {
  /** The text input. */
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (text: string) => void;
  today: Day;
  error?: string | undefined;
  className?: string;
};

/** A date to type, or to choose from a month that opens beside it. */
export function DateField(props: DateFieldProps) {
  const { ref, value, onChange, today, error, className } = props;
  const typed = readTypedDay(value, today);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Field
      label={words.date}
      hint={words.dateHint}
      error={error}
      required
      {...(className && { className })}
    >
      <div ref={field} className="relative">
        <TextInput
          ref={ref}
          value={value}
          autoComplete="off"
          className="pr-12"
          onChange={({ target }) => onChange(target.value)}
          // Shows the parsed date, so that a misread one is noticed before saving.
          onBlur={() => typed && typed !== value && onChange(typed)}
        />
        <Popover.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
          <Popover.Trigger
            render={
              <IconButton
                label={dateFieldWords.open}
                icon={<CalendarDays size={18} aria-hidden="true" />}
                className="absolute inset-y-0 right-0 my-auto"
              />
            }
          />
          <Popover.Portal>
            <Popover.Positioner anchor={field} align="start" sideOffset={6} className="z-50">
              <Popover.Popup
                ref={popup}
                initialFocus={() => popup.current?.querySelector("button[tabindex='0']") ?? true}
                aria-label={dateFieldWords.calendar}
                className="rounded-card border border-line bg-surface p-3 text-ink shadow-float outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
              >
                <DayCalendar
                  selected={typed}
                  today={today}
                  onSelect={(day) => {
                    onChange(day);
                    setOpen(false);
                  }}
                />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      </div>
    </Field>
  );
}

type DayCalendarProps = { selected: Day | null; today: Day; onSelect: (day: Day) => void };

/** The month that opens beside the field, at the typed date. */
function DayCalendar({ selected, today, onSelect }: DayCalendarProps) {
  const [month, setMonth] = useState(monthOf(selected ?? today));
  return (
    <MonthPicker
      month={month}
      selected={selected}
      isPreferred={(day) => day === today}
      onTurn={setMonth}
      names={{ month: monthName, previous: dateFieldWords.previous, next: dateFieldWords.next }}
      hasOutside
      weekdays={englishWeekdays}
      rowClass="grid grid-cols-7"
    >
      {(day, button) => (
        <button
          type="button"
          {...button}
          aria-current={day === today ? "date" : undefined}
          aria-label={dayName(day)}
          onClick={() => onSelect(day)}
          className={clsx(
            "grid size-9 place-items-center rounded-control border pointer-coarse:size-11",
            day === today ? "border-edge" : "border-transparent",
            day === selected && "bg-green text-on-green",
            day !== selected && "hover:bg-sunk",
            day !== selected && monthOf(day) !== month && "text-soft",
          )}
        >
          {Number(day.slice(8))}
        </button>
      )}
    </MonthPicker>
  );
}
