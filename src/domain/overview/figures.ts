import type { Day } from "#domain/kernel/day.ts";
import { startOfDay, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";

/** How far back the figure "New Leads (Last 7 Days)" looks: a rolling span of hours, not of dates. */
const newLeadsWindowMs = 7 * 24 * 60 * 60 * 1000;

/** A lead counts as new when it was created at this instant or later. */
export function newLeadsSince(now: Date): Date {
  return new Date(now.getTime() - newLeadsWindowMs);
}

/** How many upcoming appointments and how many of the assistant's tasks the overview lists. */
export const listedAppointments = 5;
export const listedTasks = 5;

/** The start of the current month in the professional's time zone, from which monthly figures count. */
export function thisMonthSince(rules: ZoneRules, now: Date): Date {
  const { day } = wallTimeOf(rules, now);
  return startOfDay(rules, `${day.slice(0, 7)}-01` as Day);
}

/**
 * What "Calls Made (This Month)" shows until the account's assistant is first switched on: a fixed number, marked as a
 * placeholder so that no one mistakes it for their own.
 */
export const callsMadeWithoutAssistant = {
  count: 123,
  isPlaceholder: true,
  handledByAssistant: 0,
} as const;
