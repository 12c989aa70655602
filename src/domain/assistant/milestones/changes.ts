import { milestoneFields, type MilestoneField } from "#domain/contacts/deal-progress.ts";
import { type Day, optionalDay } from "#domain/kernel/day.ts";

// In SQL (docs/schema.sql): `assistant.notice_dates` queues a check of them when a deal's dates change.

/** A date of a deal that was set, or moved from another day. */
export type DateChange = { field: MilestoneField; before: Day | null; after: Day };

type Dates = Partial<Record<MilestoneField, unknown>>;

/** Which of a deal's ten dates are new or changed. Removed dates are not reported. */
export function changedDates(before: Dates, after: Dates): DateChange[] {
  return milestoneFields.flatMap((field) => {
    const [was, is] = [dayIn(before[field]), dayIn(after[field])];
    return is === null || is === was ? [] : [{ field, before: was, after: is }];
  });
}

/** The changes that are still current: a date that was set again is reported by its own change. */
export function stillTrue(changes: readonly DateChange[], now: Dates): DateChange[] {
  return changes.filter(({ field, after }) => dayIn(now[field]) === after);
}

function dayIn(value: unknown): Day | null {
  return typeof value === "string" ? (optionalDay.safeParse(value).data ?? null) : null;
}
