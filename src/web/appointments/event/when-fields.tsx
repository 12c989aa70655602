import { useController, useFormContext, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import { instantOf, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { minuteOf } from "#domain/kernel/clock-time.ts";
import { isGuess } from "#domain/kernel/far-moment.ts";
import { readTypedDay } from "#domain/kernel/typed-day.ts";
import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { FarHour } from "../entry/far-hour.tsx";
import { useNow } from "../entry/use-now.ts";
import { DateField } from "./date-field.tsx";
import { eventWords as words } from "./event-messages.ts";
import type { WhenValues } from "./when-values.ts";

/** Date, time and duration. The time is a text field, because a native time field cannot say what is wrong. */
export function WhenFields({ zone }: { zone: ZoneRules }) {
  const form = useFormContext<WhenValues>();
  const { register } = form;
  const { ref, value, onChange } = useController(form, "day");
  const today = wallTimeOf(zone, useNow()).day;
  const { errors } = useFormState(form);
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
      <DateField
        ref={ref}
        value={value}
        onChange={onChange}
        today={today}
        error={errors.day}
        className="col-span-2 sm:col-span-1"
      />
      <Field label={words.time} hint={words.timeHint} error={errors.time} required>
        <TextInput autoComplete="off" {...register("time")} />
      </Field>
      <Field label={words.duration} error={errors.durationMinutes} required>
        <NumberInput suffix={words.minutes} inputMode="numeric" {...register("durationMinutes")} />
      </Field>
      <FarTime zone={zone} />
    </div>
  );
}

/** Says that the hour of a date years ahead may change. Always rendered, so that screen readers announce the text. */
function FarTime({ zone }: { zone: ZoneRules }) {
  const form = useFormContext<WhenValues>();
  const now = useNow();
  const today = wallTimeOf(zone, now).day;
  const day = readTypedDay(useWatch(form, "day"), today);
  const minute = minuteOf(useWatch(form, "time").trim());
  // The form refuses a time that the clocks skip.
  const at = day && minute !== null ? instantOf(zone, { day, minute }) : null;
  return (
    <div role="status" className={at && isGuess(at, now) ? "col-span-full -mt-3" : "sr-only"}>
      {at && <FarHour at={at} />}
    </div>
  );
}
