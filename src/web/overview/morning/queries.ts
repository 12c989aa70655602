import { useQuery } from "@tanstack/react-query";
import { newLeadStatus } from "#domain/contacts/contact.ts";
import { addDays, startOfDay, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { queries } from "#web/client/api.ts";

/** Time alone changes the parts: things fall due, leads grow old (milliseconds). */
const askAgainAfter = 60_000;

/** Without a first answer a person decides when to try again. */
const whileLookedAt = {
  refetchInterval: ({ state }: { state: { data: unknown } }) =>
    state.data !== undefined && askAgainAfter,
};

/** How many lines a part without a fold shows. */
export const shownLines = 5;

export function useToday() {
  return useQuery(queries.overview.today.queryOptions(whileLookedAt));
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

/** The newest of the page New Leads: the same question, and fewer of them. */
export function useNewLeads() {
  return useQuery(
    queries.contacts.list.queryOptions({
      input: { type: "Lead", statuses: [newLeadStatus], limit: shownLines },
      ...whileLookedAt,
    }),
  );
}

/** The own calendar's day, as the calendar itself asks for it. */
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
