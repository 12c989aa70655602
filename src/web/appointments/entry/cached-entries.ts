import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { queries } from "#web/client/api.ts";

type Page = { appointments: SavedAppointment[]; nextCursor: string | null };

/** Updates an entry in every calendar and list query; null removes it. */
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

// The version that each of this page's own changes produced, by entry and the version it started from.
const ledTo = new Map<string, number>();
const keyOf = (id: string, version: number) => `${id} ${version}`;

/**
 * The version to base the next change on: the shown one, or the newest that this page's own changes produced. The next
 * change can be sent before the answer to the last one is shown.
 */
export function versionOf({ id, version }: SavedAppointment): number {
  let newest = version;
  for (let next; (next = ledTo.get(keyOf(id, newest))) !== undefined;) newest = next;
  return newest;
}

/** Records that a change by this page replaced version `from`. */
export function noteChange({ id, version }: SavedAppointment, from: number): void {
  if (version > from) ledTo.set(keyOf(id, from), version);
}

/** Changes of entries are sent one after another, so that each starts from the version before it. */
export const oneAtATime = { id: "appointments" };

/** Cancels running reads, so that an answer from before a save cannot overwrite it. */
export async function stopReading(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: queries.appointments.key() });
}

/** Reloads everything about appointments. */
export function readAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queries.appointments.key() });
}
