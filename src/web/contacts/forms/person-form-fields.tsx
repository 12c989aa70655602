import { usStates } from "#domain/kernel/us-states.ts";
import { ChoiceField, PhoneField, TextField } from "./form-field.tsx";
import { Recognised } from "./known-notice.tsx";

/** Ways to reach somebody; the form says when somebody else has the same. */
export function PhoneAndEmail() {
  return (
    <>
      <Recognised by="phoneNumber">
        {(below) => <PhoneField name="phoneNumber" size="half" below={below} />}
      </Recognised>
      <Recognised by="email">
        {(below) => <TextField name="email" size="half" type="email" below={below} />}
      </Recognised>
    </>
  );
}

/** Where somebody or something is. */
export function AddressFields() {
  return (
    <>
      <TextField name="address" size="full" />
      <TextField name="city" />
      <ChoiceField name="state" size="short" choices={usStates} />
      <TextField name="zipCode" size="short" inputMode="numeric" />
    </>
  );
}
