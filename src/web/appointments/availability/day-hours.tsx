import clsx from "clsx";
import Copy from "lucide-react/icons/copy";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useId, useRef } from "react";
import { useFieldArray, useFormContext, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import { type WeekdayKey, weekdayKeys } from "#domain/appointments/availability.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuAction, MenuGroup } from "#web/ui/menu.tsx";
import { Select } from "#web/ui/select.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { dayNames, hoursWords as words } from "./availability-messages.ts";
import { type AvailabilityValues, workdays } from "./availability-values.ts";
import { endOptions, nextStretch, startOptions } from "./stretches.ts";

const mostStretches = 6; // the schema's limit

// The same height as the buttons beside it.
const lineClass = "flex h-10 items-center pointer-coarse:h-12";
// On the narrowest phones, smaller select padding makes room for the time.
const timeClass = clsx(
  "min-w-0 flex-1 @[29rem]:max-w-36 @max-[22rem]:[&>select]:pr-6 @max-[22rem]:[&>select]:pl-2",
  "@max-[22rem]:[&>svg]:right-1.5",
);

/** The stretches of one weekday; a day without any is closed. */
export function DayHours({ day }: { day: WeekdayKey }) {
  const form = useFormContext<AvailabilityValues>();
  const { getValues } = form;
  const name = `weeklyHours.${day}` as const;
  const { keys, append, remove } = useFieldArray(form, name);
  const { errors } = useFormState(form, name);
  const wholeError = errors[`${name}.root`];
  const errorId = useId();
  const add = useRef<HTMLButtonElement>(null);
  const isClosed = keys.length === 0;

  function addStretch() {
    const next = nextStretch(getValues(name));
    if (next) append(next, `${name}.${keys.length}.from`);
  }

  function removeStretch(index: number) {
    remove(index);
    add.current?.focus();
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 py-3 @[29rem]:grid-cols-[5.75rem_minmax(0,1fr)_auto]">
      <h3 className={clsx(lineClass, "font-semibold")}>{dayNames[day]}</h3>
      <div
        className={clsx(
          "col-span-2 row-start-2 min-w-0 flex-col gap-2",
          "@[29rem]:col-span-1 @[29rem]:col-start-2 @[29rem]:row-start-1",
          isClosed ? "hidden @[29rem]:flex" : "flex",
        )}
      >
        {isClosed && <p className={clsx(lineClass, "text-soft")}>{words.closed}</p>}
        {keys.map((key, index) => (
          <Stretch
            key={key}
            {...{ day, index, errorId, isWrong: Boolean(wholeError) }}
            onRemove={() => removeStretch(index)}
          />
        ))}
        {wholeError && (
          <p id={errorId} className="text-sm text-clay">
            {wholeError}
          </p>
        )}
      </div>
      <div className="col-start-2 row-start-1 flex items-start @[29rem]:col-start-3">
        {isClosed && (
          <span className={clsx(lineClass, "pr-2 text-soft @[29rem]:hidden")}>{words.closed}</span>
        )}
        <IconButton
          ref={add}
          label={words.add(dayNames[day])}
          icon={<Plus size={18} aria-hidden="true" />}
          disabled={keys.length >= mostStretches}
          onClick={addStretch}
          className="my-0.5"
        />
        <CopyDay day={day} />
      </div>
    </li>
  );
}

type StretchProps = {
  day: WeekdayKey;
  index: number;
  /** Whether the day's stretches overlap. */
  isWrong: boolean;
  errorId: string;
  onRemove: () => void;
};

/** One stretch: a start and an end time. */
function Stretch({ day, index, isWrong, errorId, onRemove }: StretchProps) {
  const form = useFormContext<AvailabilityValues>();
  const { register, trigger } = form;
  const name = `weeklyHours.${day}.${index}` as const;
  // The form validates only the changed field, but overlaps depend on the whole day.
  const onChange = () => form.state().isSubmitted && void trigger(`weeklyHours.${day}`);
  const { errors } = useFormState(form, name);
  const error = errors[`${name}.until`] ?? errors[`${name}.from`];
  // Keep a stored time in the list even if it is not one of the choices.
  const { from, until } = useWatch(form, name);
  const ownErrorId = useId();
  const wrong = (isWrong || error !== undefined) && {
    "aria-invalid": true,
    "aria-describedby": error ? ownErrorId : errorId,
  };
  return (
    <div>
      <div className="flex items-center gap-1 @[22rem]:gap-1.5">
        <Select
          aria-label={words.from(dayNames[day], index + 1)}
          className={timeClass}
          options={startOptions(from)}
          {...wrong}
          {...register(`${name}.from`, { onChange })}
        />
        <span aria-hidden="true" className="text-soft">
          –
        </span>
        <Select
          aria-label={words.until(dayNames[day], index + 1)}
          className={timeClass}
          options={endOptions(until)}
          {...wrong}
          {...register(`${name}.until`, { onChange })}
        />
        <IconButton
          label={words.remove(dayNames[day], index + 1)}
          icon={<X size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {error && (
        <p id={ownErrorId} className="mt-1 text-sm text-clay">
          {error}
        </p>
      )}
    </div>
  );
}

/** Copies one day's hours to other days. */
function CopyDay({ day }: { day: WeekdayKey }) {
  const form = useFormContext<AvailabilityValues>();
  const { getValues, setValue } = form;

  function put(hours: AvailabilityValues["weeklyHours"], days: readonly WeekdayKey[]) {
    const options = { shouldValidate: form.state().isSubmitted };
    for (const other of days)
      setValue(`weeklyHours.${other}`, structuredClone(hours[other]), options);
  }

  function copyTo(days: readonly WeekdayKey[]) {
    const before = structuredClone(getValues("weeklyHours"));
    const others = days.filter((other) => other !== day);
    put(Object.fromEntries(weekdayKeys.map((key) => [key, before[day]])) as typeof before, others);
    showToast({
      title: words.copied,
      action: { label: words.undo, run: () => put(before, others) },
    });
  }

  return (
    <Menu
      trigger={
        <IconButton
          label={words.copy(dayNames[day])}
          icon={<Copy size={16} aria-hidden="true" />}
          className="my-0.5"
        />
      }
    >
      <MenuGroup label={words.copyTitle(dayNames[day])}>
        <MenuAction onSelect={() => copyTo(workdays)}>{words.toWorkdays}</MenuAction>
        <MenuAction onSelect={() => copyTo(weekdayKeys)}>{words.toAll}</MenuAction>
      </MenuGroup>
    </Menu>
  );
}
