import * as z from "zod/mini";
import type { Day } from "#understanding/calendar.ts";
import { emptyToNull } from "./clean-text.ts";

export type { Day };

const isoDay = z.iso.date("Enter a date like 2026-03-14.");

/** An optional calendar day: null when the field is empty. It is the same day in every time zone. */
export const optionalDay = z.pipe(
  z.nullish(z.union([z.literal(""), isoDay], "Enter a date like 2026-03-14.")),
  z.transform((text) => emptyToNull(text) as Day | null),
);

/** A day as text: "Mar 14, 2026". Anything else is returned unchanged. */
export function dayInWords(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  return new Intl.DateTimeFormat("en-US", {
    timeZone: "UTC",
    month: "short",
    day: "numeric",
    year: "numeric",
  }).format(moment);
}
