import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { useWords } from "#web/language/use-words.ts";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { formWords, visitWords } from "./visit-messages.ts";
import type { VisitorFaults, VisitorField, VisitorValues } from "./visitor-values.ts";

/** Props of VisitorFields. */
export type VisitorFieldsProps = {
  kind: BookingKind;
  values: VisitorValues;
  faults: VisitorFaults;
  /** Whether they meet by phone, so that the number is required. */
  needsPhone: boolean;
  onChange: (field: VisitorField, value: string) => void;
};

/** The visitor's details: name, email, notes, and a phone for an appointment or a company for a demo. */
export function VisitorFields(props: VisitorFieldsProps) {
  const { kind, values, faults, needsPhone, onChange } = props;
  const words = useWords(formWords);
  const { notesHint } = useWords(visitWords)[kind];
  const faultOf = (name: VisitorField) => faults[name] && words.fault(faults[name]);
  const tied = (name: VisitorField) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <>
      <Field label={words.name} error={faultOf("name")} required>
        <TextInput autoComplete="name" {...tied("name")} />
      </Field>
      <Field label={words.email} hint={words.emailHint} error={faultOf("email")} required>
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...tied("email")}
        />
      </Field>
      {kind === "Appointment" ? (
        <Field
          label={words.phone}
          hint={needsPhone ? words.phoneHint : words.optional}
          error={needsPhone || values.phone ? faultOf("phone") : undefined}
          required={needsPhone}
        >
          <PhoneInput autoComplete="tel" says={words.phoneCannotBe} {...tied("phone")} />
        </Field>
      ) : (
        <Field label={words.company} hint={words.optional} error={faultOf("company")}>
          <TextInput autoComplete="organization" {...tied("company")} />
        </Field>
      )}
      <Field label={words.notes} hint={notesHint} error={faultOf("notes")}>
        <TextArea rows={3} {...tied("notes")} />
      </Field>
    </>
  );
}
