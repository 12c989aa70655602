import { useController, useFormContext } from "react-hook-form";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useNow } from "../entry/use-now.ts";
import { DateField } from "./date-field.tsx";
import { eventWords as words } from "./event-messages.ts";
import type { WhenValues } from "./when-values.ts";

/** Date, time and duration (SPEC §5). The time is a text, because it is read in 24 hours everywhere (AMB-76). */
export function WhenFields({ zone }: { zone: ZoneRules }) {
  const { register, control, formState } = useFormContext<WhenValues>();
  const { field } = useController({ control, name: "day" });
  const { ref, value, onChange, onBlur } = field;
  const today = wallTimeOf(zone, useNow()).day;
  const { errors } = formState;
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
      <DateField
        ref={ref}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        today={today}
        error={errors.day?.message}
        className="col-span-2 sm:col-span-1"
      />
      <Field label={words.time} hint={words.timeHint} error={errors.time?.message} required>
        <TextInput autoComplete="off" {...register("time")} />
      </Field>
      <Field label={words.duration} error={errors.durationMinutes?.message} required>
        <NumberInput suffix={words.minutes} inputMode="numeric" {...register("durationMinutes")} />
      </Field>
    </div>
  );
}
