import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { queries } from "#web/client/api.ts";

type Page = { appointments: SavedAppointment[]; nextCursor: string | null };

/** Changes an entry wherever the calendar and the list show it; null takes it away. */
export function changeShown(
  client: QueryClient,
  id: string,
  change: (entry: SavedAppointment) => SavedAppointment | null,
): void {
  const through = (entries: SavedAppointment[]) =>
    entries.flatMap((entry) => (entry.id === id ? (change(entry) ?? []) : [entry]));
  client.setQueriesData<SavedAppointment[]>(
    { queryKey: queries.appointments.between.key() },
    (before) => before && through(before),
  );
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: queries.appointments.list.key({ type: "infinite" }) },
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((page) => ({ ...page, appointments: through(page.appointments) })),
      },
  );
}

// The versions that this page's own changes led to, by the one that each was made from.
const ledTo = new Map<string, number>();
const keyOf = (id: string, version: number) => `${id} ${version}`;

/**
 * The version to make a change of a shown entry from: what was shown, and what this page itself made of it since. The
 * next change can be on its way before the answer to the last one is shown.
 */
export function versionOf({ id, version }: SavedAppointment): number {
  let newest = version;
  for (let next; (next = ledTo.get(keyOf(id, newest))) !== undefined;) newest = next;
  return newest;
}

/** Notes that a change of this page made a new version of another one. */
export function noteChange({ id, version }: SavedAppointment, from: number): void {
  if (version > from) ledTo.set(keyOf(id, from), version);
}

/** Changes of entries are sent one after the other, so that each knows what the one before it made. */
export const oneAtATime = { id: "appointments" };

/** Calls off what is being read, so that an answer from before a save cannot undo what it shows. */
export async function stopReading(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: queries.appointments.key() });
}

/** Reads everything about appointments again. */
export function readAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queries.appointments.key() });
}
