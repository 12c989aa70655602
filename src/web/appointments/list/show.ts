import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { queries } from "#web/client/api.ts";

export const shows = ["all", "upcoming", "past"] as const;

/** Which appointments the list shows. */
export type Show = (typeof shows)[number];

type Page = { appointments: SavedAppointment[]; nextCursor: string | null };

const parameter = "show";

/** The view that a URL asks for; null if it asks for none. */
export function askedShow(search: string): Show | null {
  const asked = new URLSearchParams(search).get(parameter);
  return shows.find((show) => show === asked) ?? null;
}

/** The URL parameters of a view. */
export function searchOf(show: Show): string {
  return `?${parameter}=${show}`;
}

/**
 * The appointments of a view, page by page. By default all of them; if that is more than one page, only the upcoming
 * ones, so that the list does not start years ago.
 */
export function useAppointments(asked: Show | null) {
  const all = useInfiniteQuery({
    ...listOptions("all"),
    enabled: asked === null || asked === "all",
  });
  const isLong = all.data ? all.data.pages[0]?.nextCursor !== null : false;
  const show: Show = asked ?? (isLong ? "upcoming" : "all");
  const list = useInfiniteQuery(listOptions(show));
  return { show, list, appointments: list.data && entriesOf(list.data) };
}

function listOptions(show: Show) {
  return queries.appointments.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      ...(show !== "all" && { show }),
      ...(cursor && { cursor }),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

function entriesOf({ pages }: InfiniteData<Page>): SavedAppointment[] {
  return pages.flatMap(({ appointments }) => appointments);
}
