import { leadFields } from "#domain/contacts/record-fields.ts";
import { Recognised } from "./known-notice.tsx";
import { type FieldExtras, RecordField } from "./record-field.tsx";

/** The widths of the name and address fields. */
export const personExtras = {
  firstName: { size: "half" },
  lastName: { size: "half" },
  address: { size: "full" },
  state: { size: "short" },
  zipCode: { size: "short", inputMode: "numeric" },
} as const satisfies Record<string, FieldExtras>;

/** The phone and email fields, which say if another contact has the same value. */
export const recognisedFields = {
  phoneNumber: <RecognisedField name="phoneNumber" />,
  email: <RecognisedField name="email" />,
};

function RecognisedField({ name }: { name: "phoneNumber" | "email" }) {
  return (
    <Recognised by={name}>
      {(below) => <RecordField name={name} field={leadFields[name]} size="half" below={below} />}
    </Recognised>
  );
}
