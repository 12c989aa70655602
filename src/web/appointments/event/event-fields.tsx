import { useFormContext, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import { type EventKind, eventKinds } from "#domain/appointments/kinds.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { ClientField } from "./client-field.tsx";
import { eventWords as words } from "./event-messages.ts";
import { type EventValues, withType } from "./event-values.ts";
import { WhenFields } from "./when-fields.tsx";
import { useId } from "react";

/** Props of EventFields. */
export type EventFieldsProps = {
  zone: ZoneRules;
  /** Whether the dialog was opened for a contact, so that none is chosen in it. */
  isAbout: boolean;
};

/** The fields of the Add Event dialog. */
export function EventFields({ zone, isAbout }: EventFieldsProps) {
  const form = useFormContext<EventValues>();
  const { register, getValues, setValue } = form;
  const type = useWatch(form, "type");
  const { errors, isSubmitted } = useFormState(form);

  function changeType(next: EventKind) {
    const values = withType(getValues(), next);
    for (const name of ["type", "title", "clientName"] as const)
      setValue(name, values[name], { shouldValidate: isSubmitted });
  }

  return (
    <>
      <Field label={words.eventTitle} error={errors.title} required>
        <TextInput autoComplete="off" {...register("title")} />
      </Field>
      <TypeSwitch value={type} onChange={changeType} />
      {isAbout ? (
        <Field label={words.clientName} error={errors.clientName} required={type !== "Task"}>
          <TextInput autoComplete="off" {...register("clientName")} />
        </Field>
      ) : (
        <ClientField required={type !== "Task"} />
      )}
      <WhenFields zone={zone} />
      {type === "Appointment" && <ClientFields />}
      <Field label={words.notes} error={errors.notes}>
        <TextArea rows={3} {...register("notes")} />
      </Field>
    </>
  );
}

/** The client's contact details for an appointment. */
function ClientFields() {
  const form = useFormContext<EventValues>();
  const { register } = form;
  const { errors } = useFormState(form);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={words.clientEmail} error={errors.clientEmail}>
        <TextInput type="email" inputMode="email" autoComplete="off" {...register("clientEmail")} />
      </Field>
      <Field label={words.clientPhone} error={errors.clientPhone}>
        <PhoneInput autoComplete="off" {...register("clientPhone")} />
      </Field>
      <Checkbox label={words.tellsClient} className="sm:col-span-2" {...register("tellsClient")} />
    </div>
  );
}

/** Props of TypeSwitch. */
type TypeSwitchProps = { value: EventKind; onChange: (type: EventKind) => void };

/** Chooses one of the four types of the Add Event dialog. */
function TypeSwitch({ value, onChange }: TypeSwitchProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{words.type}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-control border border-line bg-sunk p-0.75 sm:grid-cols-4">
        {eventKinds.map((type) => (
          <label
            key={type}
            className="relative grid min-h-9 cursor-pointer place-items-center rounded-tag px-2 text-sm font-semibold text-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-green pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {type}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
