import { leadFields } from "#domain/contacts/record-fields.ts";
import { Recognised } from "./known-notice.tsx";
import { type FieldExtras, RecordField } from "./record-field.tsx";

/** How wide the fields of a person and of a place are. */
export const personExtras = {
  firstName: { size: "half" },
  lastName: { size: "half" },
  address: { size: "full" },
  state: { size: "short" },
  zipCode: { size: "short", inputMode: "numeric" },
} as const satisfies Record<string, FieldExtras>;

/** Ways to reach somebody; the form says when somebody else has the same. */
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
