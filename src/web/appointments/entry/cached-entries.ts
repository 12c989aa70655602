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

/** Calls off what is being read, so that an answer from before a save cannot undo what it shows. */
export async function stopReading(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: queries.appointments.key() });
}

/** Reads everything about appointments again. */
export function readAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queries.appointments.key() });
}
