import type { FieldPath } from "./paths.ts";

/** The errors by field path. An error of a whole list can be at its "root". */
export type FieldErrors<Values> = { [Path in FieldPath<Values> | `${string}.root`]?: string };

/** The result of a check: the data to save, or the errors. */
export type Answer<Values, Data> =
  | { data: Data; errors?: undefined }
  | { data?: undefined; errors: FieldErrors<Values> };

/** Validates a form. `isUnreadable` says whether a field has text that the browser cannot parse. */
export type Check<Values, Data> = (
  values: Values,
  isUnreadable: (name: string) => boolean,
) => Answer<Values, Data> | Promise<Answer<Values, Data>>;

/** The options of a form. */
export type FormOptions<Values, Data> = {
  defaultValues: Values;
  /** Without it, every value is valid. */
  check?: Check<Values, Data>;
  /** Whether submitting focuses the first error; true by default. */
  shouldFocusError?: boolean;
};

/** A form's state without its values. */
export type FormState<Values> = {
  errors: FieldErrors<Values>;
  isDirty: boolean;
  isSubmitting: boolean;
  /** Whether it was submitted at least once; from then on, changes are validated immediately. */
  isSubmitted: boolean;
  submitCount: number;
  defaultValues: Values;
};
