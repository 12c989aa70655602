import type { MilestoneField } from "#domain/contacts/deal-progress.ts";
import type { Day } from "#domain/kernel/day.ts";
import { relativeDay } from "#domain/kernel/relative-day.ts";
import { utc } from "#domain/kernel/zone-rules.ts";
import { labelOf } from "../contact/fields.ts";

/** A milestone's name: its field's label without "Date". */
export function milestoneName(field: MilestoneField): string {
  return labelOf(`dealProgress.${field}`).replace(/ Date$/, "");
}

/** How far away a day is: "Today", "Tomorrow" or "In N days"; null for a past or invalid day. */
export function milestoneWhen(day: string, today: Day): string | null {
  const moment = new Date(day);
  return Number.isNaN(moment.getTime()) ? null : relativeDay(moment, new Date(today), utc);
}
