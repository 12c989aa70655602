import type { Day } from "#domain/kernel/day.ts";
import { milestoneFields, type MilestoneField } from "./deal-progress.ts";

/** A point on the way of a deal. `next` is the first one that is still to come, today included. */
export type Milestone = {
  field: MilestoneField;
  day: string | null;
  state: "done" | "next" | "ahead" | "unset";
};

type Dates = Partial<Record<MilestoneField, string | null>>;

/**
 * The way of a deal: those with a date by their dates, each one without a date right behind the one that usually comes
 * before it. Days compare as text, because they are YYYY-MM-DD.
 */
export function milestonesOf(progress: Dates, today: Day): Milestone[] {
  const dated = milestoneFields
    .filter((field) => progress[field])
    .sort((one, other) =>
      progress[one]! < progress[other]! ? -1 : progress[one]! > progress[other]! ? 1 : 0,
    );
  const way: MilestoneField[] = [...dated];
  for (const [index, field] of milestoneFields.entries())
    if (!progress[field]) way.splice(placeAfter(way, milestoneFields.slice(0, index)), 0, field);
  const next = dated.find((field) => progress[field]! >= today);
  return way.map((field) => {
    const day = progress[field] || null;
    if (!day) return { field, day, state: "unset" };
    return { field, day, state: field === next ? "next" : day < today ? "done" : "ahead" };
  });
}

function placeAfter(way: readonly MilestoneField[], before: readonly MilestoneField[]): number {
  const last = before.findLast((field) => way.includes(field));
  return last ? way.indexOf(last) + 1 : 0;
}
