import type { FieldPath } from "./paths.ts";

/** The errors, by the path of the field. An error of a list as a whole may be at its "root". */
export type FieldErrors<Values> = { [Path in FieldPath<Values> | `${string}.root`]?: string };

/** What a check says: the data to save, or what is wrong. */
export type Answer<Values, Data> =
  | { data: Data; errors?: undefined }
  | { data?: undefined; errors: FieldErrors<Values> };

/** Checks a form. `isUnreadable` says whether a field holds text that no browser reads as its kind of value. */
export type Check<Values, Data> = (
  values: Values,
  isUnreadable: (name: string) => boolean,
) => Answer<Values, Data> | Promise<Answer<Values, Data>>;

/** What a form is made of. */
export type FormOptions<Values, Data> = {
  defaultValues: Values;
  /** Without one everything is right. */
  check?: Check<Values, Data>;
  /** Lead to the first mistake when a form is sent; true unless said otherwise. */
  shouldFocusError?: boolean;
};

/** The state of a form, apart from its values. */
export type FormState<Values> = {
  errors: FieldErrors<Values>;
  isDirty: boolean;
  isSubmitting: boolean;
  /** It was sent at least once: from then on what is changed is checked at once. */
  isSubmitted: boolean;
  submitCount: number;
  defaultValues: Values;
};
