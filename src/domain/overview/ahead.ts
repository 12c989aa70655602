import { optionalDay, type Day } from "#domain/kernel/day.ts";
import { addDays } from "#domain/kernel/zone-rules.ts";

/** How far ahead closings are listed (days after today). */
export const closingsAheadDays = 30;

/** The last day whose closings are listed. */
export function lastClosingDay(today: Day): Day {
  return addDays(today, closingsAheadDays);
}

/** Whether a working deal closes within these days. Days compare as text, because they are YYYY-MM-DD. */
export function isClosingAhead(day: string | null, today: Day): boolean {
  const closing = optionalDay.safeParse(day).data;
  return Boolean(closing) && closing! >= today && closing! <= lastClosingDay(today);
}

/** For how many days back a partner's leads are counted. */
export const referralDays = 180;

/** The start of the period in which a partner's leads are counted. */
export function referralsSince(now: Date): Date {
  return new Date(now.getTime() - referralDays * 24 * 60 * 60 * 1000);
}
