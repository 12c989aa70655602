import { useFormContext, useWatch } from "react-hook-form";
import type { EventKind } from "#domain/appointments/kinds.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { eventWords as words } from "./event-messages.ts";
import { type EventValues, withType } from "./event-values.ts";
import { TypeSwitch } from "./type-switch.tsx";
import { WhenFields } from "./when-fields.tsx";

/** The fields of the Add Event dialog (SPEC §5). */
export function EventFields({ zone }: { zone: ZoneRules }) {
  const { register, control, getValues, setValue, formState } = useFormContext<EventValues>();
  const type = useWatch({ control, name: "type" });
  const { errors, isSubmitted } = formState;

  function changeType(next: EventKind) {
    const values = withType(getValues(), next);
    for (const name of ["type", "title", "clientName"] as const)
      setValue(name, values[name], { shouldDirty: true, shouldValidate: isSubmitted });
  }

  return (
    <>
      <Field label={words.eventTitle} error={errors.title?.message} required>
        <TextInput autoComplete="off" {...register("title")} />
      </Field>
      <TypeSwitch value={type} onChange={changeType} />
      <Field label={words.clientName} error={errors.clientName?.message} required={type !== "Task"}>
        <TextInput autoComplete="off" {...register("clientName")} />
      </Field>
      <WhenFields zone={zone} />
      {type === "Appointment" && <ClientFields />}
      <Field label={words.notes} error={errors.notes?.message}>
        <TextArea rows={3} {...register("notes")} />
      </Field>
    </>
  );
}

/** How the client of an appointment is reached. */
function ClientFields() {
  const { register, formState } = useFormContext<EventValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={words.clientEmail} error={errors.clientEmail?.message}>
        <TextInput type="email" inputMode="email" autoComplete="off" {...register("clientEmail")} />
      </Field>
      <Field label={words.clientPhone} error={errors.clientPhone?.message}>
        <TextInput type="tel" autoComplete="off" {...register("clientPhone")} />
      </Field>
      <Checkbox label={words.tellsClient} className="sm:col-span-2" {...register("tellsClient")} />
    </div>
  );
}
