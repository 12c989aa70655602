import { get, set, type FieldErrors, type Resolver } from "react-hook-form";
import { leadSchema, type Lead } from "#domain/contacts/lead.ts";
import {
  numberFields,
  toLeadInput,
  type LeadField,
  type LeadFormValues,
  type StoredDays,
} from "./lead-form-values.ts";
import { notANumber } from "./messages.ts";

type LeadErrors = FieldErrors<LeadFormValues>;

/**
 * Checks the form by the domain's schema, the same one the server uses (SPEC §5). A browser hides what it cannot read
 * in a number's field behind an empty value, so those fields are asked themselves.
 */
export function leadResolver(storedDays: StoredDays): Resolver<LeadFormValues, unknown, Lead> {
  return (values, _context, options) => {
    const answer = leadSchema.safeParse(toLeadInput(values, storedDays));
    const errors: LeadErrors = {};
    for (const { path, code, message } of answer.error?.issues ?? []) {
      const name = path.join(".");
      if (!get(errors, name)) set(errors, name, { type: code, message });
    }
    for (const name of numberFields) {
      const field: unknown = get(options.fields, name);
      if (holdsUnreadable(field)) set(errors, name, { type: "unreadable", message: notANumber });
    }
    return answer.success && Object.keys(errors).length === 0
      ? { values: answer.data, errors: {} }
      : { values: {}, errors };
  };
}

function holdsUnreadable(field: unknown): boolean {
  const control = (field as { ref?: Partial<HTMLInputElement> } | undefined)?.ref;
  return control?.validity?.badInput === true;
}

/** The message of a field's error; tags may have theirs at a single tag. */
export function errorAt(errors: LeadErrors, name: LeadField): string | undefined {
  const error: unknown = get(errors, name);
  const found: unknown = Array.isArray(error) ? error.find(Boolean) : error;
  const message = (found as { message?: unknown } | undefined)?.message;
  return typeof message === "string" ? message : undefined;
}
