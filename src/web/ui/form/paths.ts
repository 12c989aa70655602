/*
 * A field is named by its path: "email", "refinanceDetails.payment", "dealParties.0.name". For types without known
 * fields, any string is a path.
 */

type Leaf = string | number | boolean | null | undefined;

type PathOf<T> = T extends Leaf
  ? never
  : T extends readonly (infer Element)[]
    ? `${number}` | `${number}.${PathOf<Element>}`
    : string extends keyof T
      ? string
      : { [K in keyof T & string]-?: K | `${K}.${PathOf<T[K]>}` }[keyof T & string];

/** All paths in a form's values. */
export type FieldPath<Values> = PathOf<Values>;

/** The value at a path. */
export type FieldValue<T, Path extends string> = T extends readonly (infer Element)[]
  ? Path extends `${number}.${infer Rest}`
    ? FieldValue<Element, Rest>
    : Element
  : Path extends keyof T
    ? T[Path]
    : Path extends `${infer First}.${infer Rest}`
      ? First extends keyof T
        ? FieldValue<NonNullable<T[First]>, Rest>
        : unknown
      : unknown;

/** Reads the value at a path; undefined if it does not exist. */
export function valueAt(values: unknown, path: string): unknown {
  let found = values;
  for (const part of path.split("."))
    found = (found as Record<string, unknown> | null | undefined)?.[part];
  return found;
}

/** A copy of the values with a new value at a path; objects off the path are shared. */
export function withValue<Values>(values: Values, path: string, value: unknown): Values {
  const [first = "", ...rest] = path.split(".");
  const before = (values ?? {}) as Record<string, unknown>;
  const next = rest.length === 0 ? value : withValue(before[first], rest.join("."), value);
  return (
    Array.isArray(values) ? values.with(Number(first), next) : { ...before, [first]: next }
  ) as Values;
}

/** Whether two paths are equal or one contains the other; an error of a whole list is at its "root". */
export function isAbout(one: string, other: string): boolean {
  const [whole, part] = [one.replace(/\.root$/, ""), other.replace(/\.root$/, "")].sort(
    (a, b) => a.length - b.length,
  ) as [string, string];
  return part === whole || part.startsWith(`${whole}.`);
}
