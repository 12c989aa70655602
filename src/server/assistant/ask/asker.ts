import type { AskAnswer } from "#contract/assistant/ask.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { fallbackTimeZone } from "#domain/kernel/time-zone.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { Clock } from "#domain/assistant/ask/period.ts";
import { findHost, type Host } from "#server/appointments/host-calendar.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";

/** The professional who asks, with their local time. */
export type Asker = {
  owner: OwnerId;
  /** Null for a person without a profile. */
  host: Host | null;
  zone: ZoneRules;
  clock: Clock;
  now: Date;
};

export async function readAsker(tx: OwnerTransaction, owner: OwnerId, now: Date): Promise<Asker> {
  const host = await findHost(tx, owner);
  const zone = rulesOf(host?.timeZone ?? fallbackTimeZone, now);
  const { day, minute } = wallTimeOf(zone, now);
  return { owner, host, zone, clock: { today: day, minute }, now };
}

/** An answer with these sentences, and any other fields. */
export function reply(says: string | string[], more: Partial<AskAnswer> = {}): AskAnswer {
  const all = typeof says === "string" ? [says] : says;
  return { says: all, items: [], page: null, suggestions: [], isDrafted: false, ...more };
}

/** The most items listed in an answer; its page has the others. */
export const mostListed = 12;

/** Says how many are not listed. */
export function andMore(count: number, shown: number): string[] {
  return count > shown ? [`These are ${shown} of them.`] : [];
}

export function contactPath(id: string): string {
  return `/dashboard/crm/contacts/${id}`;
}

export const pages = {
  appointments: { label: "All appointments", href: "/dashboard/appointments" },
  newLeads: { label: "New leads", href: "/dashboard/crm/new-leads" },
  deals: { label: "Working deals", href: "/dashboard/crm/working-deals" },
  queue: { label: "What waits for you", href: "/dashboard/assistant" },
  conversations: { label: "Conversations", href: "/dashboard/assistant?tab=conversations" },
  calculator: { label: "Pre-approval calculator", href: "/dashboard/pre-approval-calculator" },
  hours: { label: "Booking hours", href: "/dashboard/settings/booking-hours" },
} as const;

/** A name as shown. */
export function fullName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string | null;
}): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
