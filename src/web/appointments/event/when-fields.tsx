import { useController, useFormContext, useFormState } from "#web/ui/form/use-form.tsx";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useNow } from "../entry/use-now.ts";
import { DateField } from "./date-field.tsx";
import { eventWords as words } from "./event-messages.ts";
import type { WhenValues } from "./when-values.ts";

/** Date, time and duration. The time is a text field, because a browser's time field could not say what is wrong. */
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
    </div>
  );
}
