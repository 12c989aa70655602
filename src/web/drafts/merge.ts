import { valueAt, withValue } from "#web/ui/form/paths.ts";

/** A field that changed elsewhere while a form was open, with different values on both sides. */
export type Difference = {
  field: string;
  theirs: unknown;
  mine: unknown;
  /** Whether both changed it. If only the other side did, its value is used. */
  isBoth: boolean;
};

/** Whether two values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Merges a form with a version that was saved in the meantime. `base` is the form's initial values. A field that only
 * the other side changed gets its value; a field that both changed keeps `mine` until the person chooses.
 */
export function mergeValues<Values>(
  fields: readonly string[],
  base: Values,
  mine: Values,
  theirs: Values,
): { values: Values; differences: Difference[] } {
  let values = mine;
  const differences = fields.flatMap((field): Difference[] => {
    const [before, own, other] = [base, mine, theirs].map(
      (form) => valueAt(form, field) as unknown,
    );
    if (isSame(before, other) || isSame(own, other)) return [];
    const isBoth = !isSame(before, own);
    if (!isBoth) values = withValue(values, field, structuredClone(other));
    return [{ field, theirs: other, mine: own, isBoth }];
  });
  return { values, differences };
}
