import { useQuery } from "@tanstack/react-query";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import { newLeadStatus } from "#domain/contacts/contact.ts";
import { addDays, startOfDay, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { approvalsToDo } from "#domain/overview/today.ts";
import { queries } from "#web/client/api.ts";

/** How often to reload, because time alone changes the panels: tasks become due and leads age (milliseconds). */
const askAgainAfter = 60_000;

/** Reloads while in view. Until the first answer, the person decides when to retry. */
const whileLookedAt = {
  refetchInterval: ({ state }: { state: { data: unknown } }) =>
    state.data !== undefined && askAgainAfter,
};

/** How many rows a list shows at first. */
export const shownLines = 5;

export function useToday() {
  return useQuery(queries.overview.today.queryOptions(whileLookedAt));
}

/** What no one has approved yet, while that is unknown. */
export const nothingWaits = approvalsOf({ open: [] });

/** What the assistant wants approved, with the contacts it wants to call back, and how many drafts there are. */
export function useApprovals() {
  return useQuery(queries.assistant.queue.list.queryOptions({ select: approvalsOf }));
}

function approvalsOf({ open }: { open: QueuedAction[] }) {
  const approvals = approvalsToDo(open);
  const callbacks = approvals.filter(({ kind }) => kind === "callback");
  return {
    approvals,
    toCall: new Set(callbacks.map(({ contactId }) => contactId)),
    drafts: open.length - approvals.length,
  };
}

export function useStages() {
  return useQuery(queries.overview.stages.queryOptions(whileLookedAt));
}

export function useClosings() {
  return useQuery(queries.overview.closings.queryOptions(whileLookedAt));
}

export function usePartners() {
  return useQuery(queries.overview.partners.queryOptions(whileLookedAt));
}

/** The newest leads of the New Leads page. */
export function useNewLeads() {
  return useQuery(
    queries.contacts.list.queryOptions({
      input: { type: "Lead", statuses: [newLeadStatus], limit: shownLines },
      ...whileLookedAt,
    }),
  );
}

/** The current day of the professional's calendar. */
export function useDay(zone: ZoneRules, now: Date) {
  const { day } = wallTimeOf(zone, now);
  const asked = useQuery(
    queries.appointments.between.queryOptions({
      input: { from: startOfDay(zone, day), until: startOfDay(zone, addDays(day, 1)) },
      ...whileLookedAt,
    }),
  );
  return { day, asked };
}
