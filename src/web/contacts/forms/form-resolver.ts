import { get, set, type FieldErrors, type FieldValues, type Resolver } from "react-hook-form";
import type { FormRules, FormStart } from "./form-kind.ts";
import { notADay, notANumber } from "./form-messages.ts";

/**
 * Checks a form by the domain's schema, the same one the server uses (SPEC §5). A browser hides what it cannot read
 * in a number's or a day's field behind an empty value, so those fields are asked themselves.
 */
export function formResolver<Values extends FieldValues, Data>(
  { schema, numbers, dates }: Pick<FormRules<Values, Data>, "schema" | "numbers" | "dates">,
  toInput: FormStart<Values>["toInput"],
): Resolver<Values, unknown, Data> {
  return (values, _context, options) => {
    const answer = schema.safeParse(toInput(values));
    const errors: FieldErrors<Values> = {};
    for (const { path, code, message } of answer.error?.issues ?? []) {
      const name = path.join(".");
      if (!get(errors, name)) set(errors, name, { type: code, message });
    }
    const unreadable = (names: readonly string[], message: string) => {
      for (const name of names)
        if (holdsUnreadable(get(options.fields, name)))
          set(errors, name, { type: "unreadable", message });
    };
    unreadable(numbers, notANumber);
    unreadable(dates, notADay);
    return answer.success && Object.keys(errors).length === 0
      ? { values: answer.data, errors: {} }
      : { values: {}, errors };
  };
}

function holdsUnreadable(field: unknown): boolean {
  const control = (field as { ref?: Partial<HTMLInputElement> } | undefined)?.ref;
  return control?.validity?.badInput === true;
}

/** The message of a field's error; a list may have its at a single element. */
export function errorAt(errors: FieldErrors, name: string): string | undefined {
  const error: unknown = get(errors, name);
  const found: unknown = Array.isArray(error) ? error.find(Boolean) : error;
  const message = (found as { message?: unknown } | undefined)?.message;
  return typeof message === "string" ? message : undefined;
}
