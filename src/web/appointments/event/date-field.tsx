import { Popover } from "@base-ui/react/popover";
import CalendarDays from "lucide-react/icons/calendar-days";
import { lazy, Suspense, useRef, useState, type Ref } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { readTypedDay } from "#domain/kernel/typed-day.ts";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { keyDay } from "./key-day.ts";
import { dateFieldWords, eventWords as words } from "./event-messages.ts";

// The calendar comes when it is opened.
const DayCalendar = lazy(async () => ({
  default: (await import("./day-calendar.tsx")).DayCalendar,
}));

/** Props of DateField. */
export type DateFieldProps = {
  /** The box to type into. */
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
          // As it was read, so that a wrong reading is seen before it is saved.
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
                initialFocus={() => keyDay(popup.current) ?? true}
                aria-label={dateFieldWords.calendar}
                className="rounded-card border border-line bg-surface p-3 text-ink shadow-float outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
              >
                <Suspense fallback={<Spinner className="px-4 py-14" />}>
                  <DayCalendar
                    selected={typed}
                    today={today}
                    onSelect={(day) => {
                      onChange(day);
                      setOpen(false);
                    }}
                  />
                </Suspense>
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      </div>
    </Field>
  );
}
