import { valueAt, withValue } from "#web/ui/form/paths.ts";

/** A field that somebody else changed while it stood in a form, and that is not the same in both. */
export type Difference = {
  field: string;
  theirs: unknown;
  mine: unknown;
  /** Both changed it; otherwise only the other did, and theirs is taken over. */
  isBoth: boolean;
};

/** Whether two fields hold the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Brings a form together with what was saved meanwhile. `base` is the form as it began. What only the other changed is
 * taken over; what both changed stays mine until somebody chooses.
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
