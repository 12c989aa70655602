import type { Day } from "#domain/kernel/day.ts";
import { startOfDay, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";

/** How far back the figure "New Leads (Last 7 Days)" looks: rolling, in hours and not in dates (SPEC §9, AMB-48). */
const newLeadsWindowMs = 7 * 24 * 60 * 60 * 1000;

/** A lead counts as new when it was created at this moment or later. */
export function newLeadsSince(now: Date): Date {
  return new Date(now.getTime() - newLeadsWindowMs);
}

/** How many upcoming appointments and how many of the AI agent's tasks the overview lists (SPEC §9). */
export const listedAppointments = 5;
export const listedTasks = 5;

/** When this month began on the professional's wall clock: what is counted of a month counts from then on (D2). */
export function thisMonthSince(rules: ZoneRules, now: Date): Date {
  const { day } = wallTimeOf(rules, now);
  return startOfDay(rules, `${day.slice(0, 7)}-01` as Day);
}

/**
 * What "Calls Made (This Month)" shows while an account's voice assistant has not been switched on: the spec's fixed
 * number, marked as a placeholder so that nobody takes it for their own (SPEC §9, D8).
 */
export const callsMadeWithoutAssistant = {
  count: 123,
  isPlaceholder: true,
  handledByAssistant: 0,
} as const;
