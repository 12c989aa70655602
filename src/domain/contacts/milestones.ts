import { type Day, optionalDay } from "#domain/kernel/day.ts";
import { milestoneFields, type MilestoneField } from "./deal-progress.ts";

/**
 * A milestone of a deal. `next` is the first future one, today included. With `unset`, a date can only be something
 * that is not a calendar day: imports may have stored text.
 */
export type Milestone = {
  field: MilestoneField;
  day: string | null;
  state: "done" | "next" | "ahead" | "unset";
};

type Dates = Partial<Record<MilestoneField, string | null>>;

/**
 * A deal's milestones: those with a date by date, each one without a date right after the one that usually comes before
 * it. A finished deal has no next one. Days compare as text, because they are YYYY-MM-DD.
 */
export function milestonesOf(
  progress: Dates,
  today: Day,
  { isOver = false }: { isOver?: boolean } = {},
): Milestone[] {
  const days = new Map<MilestoneField, Day>();
  for (const field of milestoneFields) {
    const day = optionalDay.safeParse(progress[field]).data;
    if (day) days.set(field, day);
  }
  const way = [...days]
    .toSorted(([, one], [, other]) => compare(one, other))
    .map(([field]) => field);
  const next = isOver ? undefined : way.find((field) => days.get(field)! >= today);
  for (const [index, field] of milestoneFields.entries()) {
    // What usually comes before is in the list already: with a date, or inserted in an earlier iteration.
    const before = milestoneFields[index - 1];
    if (!days.has(field)) way.splice(before ? way.indexOf(before) + 1 : 0, 0, field);
  }
  return way.map((field) => {
    const day = days.get(field);
    if (!day) return { field, day: progress[field] || null, state: "unset" };
    return { field, day, state: field === next ? "next" : day < today ? "done" : "ahead" };
  });
}

function compare(one: Day, other: Day): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
