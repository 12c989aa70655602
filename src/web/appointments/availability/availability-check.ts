import type * as z from "zod/mini";
import { answerOf } from "#web/ui/form/check.ts";
import type { Check } from "#web/ui/form/form-state.ts";
import {
  availabilityInput,
  type AvailabilityValues,
  fieldAt,
  inputOf,
} from "./availability-values.ts";

export type AvailabilityInput = z.output<typeof availabilityInput>;

/** Checks the form with the same domain schema that the server uses. */
export const availabilityCheck: Check<AvailabilityValues, AvailabilityInput> = (values) =>
  answerOf(availabilityInput.safeParse(inputOf(values)), fieldAt);
