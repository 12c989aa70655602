import { readAmount } from "#domain/kernel/typed-amounts.ts";
import { valueAt, withValue } from "./paths.ts";

/*
 * A form's shape is a plain object with the blank value of each field. Numbers and dates are text until they are saved;
 * a list has one element that shows the shape of its items.
 */

/** A value in the given shape: missing or mismatched parts get the blank value. */
export function fit<Values>(shape: Values, value: unknown): Values {
  return fitted(shape, value) as Values;
}

function fitted(shape: unknown, value: unknown): unknown {
  if (Array.isArray(shape))
    return Array.isArray(value) ? value.map((one) => fitted(shape[0], one)) : [];
  if (typeof shape === "boolean") return value === true;
  if (typeof shape === "object" && shape !== null) {
    const held = (typeof value === "object" && value !== null ? value : {}) as object;
    const fields = Object.entries(shape);
    return Object.fromEntries(
      fields.map(([name, part]) => [name, fitted(part, (held as Record<string, unknown>)[name])]),
    );
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : shape;
}

/** The paths of a shape's fields; a list is one field, and so is each of the `wholes`. */
export function fieldsOf(shape: object, wholes: readonly string[] = [], above = ""): string[] {
  return Object.entries(shape).flatMap(([name, part]: [string, unknown]) => {
    const path = above + name;
    const isGroup = typeof part === "object" && part !== null && !Array.isArray(part);
    return isGroup && !wholes.includes(path) ? fieldsOf(part, wholes, `${path}.`) : [path];
  });
}

/**
 * The values with their numbers parsed, null when empty. Invalid text becomes NaN, which the schemas reject, so that
 * nothing typed is lost silently.
 */
export function withNumbers<Values extends object>(values: Values, numbers: readonly string[]) {
  return numbers.reduce((read, path) => {
    const text = String(valueAt(values, path) ?? "");
    return withValue(read, path, text.trim() === "" ? null : (readAmount(text) ?? Number.NaN));
  }, values);
}
