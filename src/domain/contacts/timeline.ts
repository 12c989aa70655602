import * as z from "zod/mini";

const changeValue = z.union([z.null(), z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type ChangeValue = z.output<typeof changeValue>;

/** One field that an event changed; `field` is its path, such as "refinanceDetails.marketValue". */
export const changeSchema = z.object({
  field: z.string(),
  before: changeValue,
  after: changeValue,
});
export type Change = z.output<typeof changeSchema>;

/** The events of contacts in this room; other rooms add kinds of their own. */
export const contactEventKinds = [
  "created",
  "edited",
  "moved",
  "converted",
  "noted",
  "deleted",
  "restored",
] as const;
export type ContactEventKind = (typeof contactEventKinds)[number];

/** The differences between two flat records; a missing field counts as empty. */
export function changesBetween(
  before: Record<string, ChangeValue>,
  after: Record<string, ChangeValue>,
): Change[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => {
    const change = { field, before: valueIn(before, field), after: valueIn(after, field) };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

function valueIn(record: Record<string, ChangeValue>, field: string): ChangeValue {
  return Object.hasOwn(record, field) ? (record[field] ?? null) : null;
}

function isSame(one: ChangeValue, other: ChangeValue): boolean {
  if (isNothing(one) && isNothing(other)) return true;
  return JSON.stringify(one) === JSON.stringify(other);
}

// An unticked box equals one that was never set, and an empty list equals none.
function isNothing(value: ChangeValue): boolean {
  return (
    value === null ||
    value === "" ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}
