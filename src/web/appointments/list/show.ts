import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { queries } from "#web/client/api.ts";
import { inOrder } from "./timeline.ts";

export const shows = ["all", "upcoming", "past"] as const;
/** Which appointments the list shows. */
export type Show = (typeof shows)[number];

type Page = { appointments: SavedAppointment[]; nextCursor: string | null };

const parameter = "show";

/** The view that a URL asks for; all appointments if it asks for none. */
export function askedShow(search: string): Show {
  const asked = new URLSearchParams(search).get(parameter);
  return shows.find((show) => show === asked) ?? "all";
}

/** The URL parameters of a view. */
export function searchOf(show: Show): string {
  return `?${parameter}=${show}`;
}

/** More appointments in one direction: earlier or later ones. */
export type More = { isThere: boolean; isBusy: boolean; load: () => void };

/**
 * The appointments of a view, page by page: upcoming ones earliest first, past ones latest first. All of them are the
 * pages of both sides of now, earliest first, so that the list opens at today and grows in both directions.
 */
export function useAppointments(show: Show) {
  const past = useSide("past", show !== "upcoming");
  const upcoming = useSide("upcoming", show !== "past");
  const { entries: before } = past;
  const { entries: after } = upcoming;
  const both = before && after && inOrder([...before, ...after]);
  const sides = [past, upcoming];
  return {
    appointments: show === "all" ? both : (before ?? after),
    error: sides.find(({ error }) => error)?.error ?? null,
    failedAt: Math.max(...sides.map(({ failedAt }) => failedAt)),
    isBusy: sides.some(({ isBusy }) => isBusy),
    retry: () => sides.filter(({ error }) => error).forEach(({ retry }) => retry()),
    earlier: past.more,
    later: upcoming.more,
  };
}

/** The appointments on one side of now. */
function useSide(side: "past" | "upcoming", enabled: boolean) {
  const query = useInfiniteQuery({ ...listOptions(side), enabled });
  const { data, error, errorUpdatedAt, isFetching, hasNextPage, isFetchingNextPage } = query;
  const more: More = {
    isThere: hasNextPage,
    isBusy: isFetchingNextPage,
    load: () => void query.fetchNextPage(),
  };
  return {
    entries: enabled && data ? entriesOf(data) : undefined,
    error: enabled ? error : null,
    failedAt: errorUpdatedAt,
    isBusy: isFetching,
    retry: () => void query.refetch(),
    more,
  };
}

function listOptions(show: "past" | "upcoming") {
  return queries.appointments.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ show, ...(cursor && { cursor }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

function entriesOf({ pages }: InfiniteData<Page>): SavedAppointment[] {
  return pages.flatMap(({ appointments }) => appointments);
}
