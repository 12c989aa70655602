import { type FieldErrors, get, type Resolver, set } from "react-hook-form";
import type * as z from "zod/mini";
import {
  availabilityInput,
  type AvailabilityValues,
  fieldAt,
  inputOf,
} from "./availability-values.ts";

export type AvailabilityInput = z.output<typeof availabilityInput>;

/** Checks the form by the domain's schema, the same one the server uses (D1). */
export const availabilityResolver: Resolver<AvailabilityValues, unknown, AvailabilityInput> = (
  values,
) => {
  const answer = availabilityInput.safeParse(inputOf(values));
  if (answer.success) return { values: answer.data, errors: {} };
  const errors: FieldErrors<AvailabilityValues> = {};
  for (const { path, code, message } of answer.error.issues) {
    const name = fieldAt(path);
    if (!get(errors, name)) set(errors, name, { type: code, message });
  }
  return { values: {}, errors };
};
