import * as z from "zod/mini";

const changeValue = z.union([z.null(), z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type ChangeValue = z.output<typeof changeValue>;

/** One field that an event changed; `field` is its place in the form, such as "refinanceDetails.marketValue". */
export const changeSchema = z.object({
  field: z.string(),
  before: changeValue,
  after: changeValue,
});
export type Change = z.output<typeof changeSchema>;

/** What happens to contacts in this room; other rooms add kinds of their own. */
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

/** What differs between two flat records; a field that one of them lacks counts as empty there. */
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

// An unticked box and a box that was never seen read alike, as do an empty list and none.
function isNothing(value: ChangeValue): boolean {
  return (
    value === null ||
    value === "" ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}
