import { useQuery, keepPreviousData } from "@tanstack/react-query";
import { useMemo, useEffect, useState } from "react";
import { queries } from "#web/client/api.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import type { Entry } from "./entry.ts";
import { groupsOf, type Own } from "./groups.ts";
import { appointmentEntry, contactEntry } from "./hit-entries.ts";
import { idsOf, type Recent } from "./recent.ts";

/** The palette's groups, with the server's results as they arrive. */
export function useGroups({ text, own, recent }: { text: string; own: Own; recent: Recent[] }) {
  const found = useFound(text);
  const remembered = useRemembered(recent, own);
  const zone = useZone();
  const { data } = found;
  const groups = useMemo(
    () => groupsOf({ text, data, own, remembered, zone }),
    [text, data, own, remembered, zone],
  );
  return { groups, ...found };
}

/** The recent entries with their current names: the browser stores only ids, and the server returns the names. */
function useRemembered(recent: Recent[], own: Own): Entry[] {
  const zone = useZone();
  const input = { contacts: idsOf(recent, "contact"), appointments: idsOf(recent, "appointment") };
  const { data } = useQuery({
    ...queries.search.recall.queryOptions({ input }),
    enabled: input.contacts.length + input.appointments.length > 0,
    retry: false,
    // Cached names show at once and reload at each opening, because they may have changed.
    staleTime: 0,
  });
  return useMemo(() => {
    const named = [
      ...own.pages,
      ...(data?.contacts ?? []).map((one) => contactEntry(one)),
      ...(data?.appointments ?? []).map((one) => appointmentEntry(one, zone)),
    ];
    return recent.flatMap((thing) => {
      const entry = named.find((one) => one.recent === thing);
      // An entry can be in the list twice and needs a unique id.
      return entry ? [{ ...entry, id: `recent:${thing}` }] : [];
    });
  }, [data, own, recent, zone]);
}

/** Typing that continues within this time becomes one request, in milliseconds. */
const pause = 80;

/**
 * The server's results for a text. Each text has its own request and cancels the one before it, so that an older answer
 * never replaces a newer one. The old results stay until the new ones arrive; `isOld` says so.
 */
function useFound(text: string) {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useQuery({
    ...queries.search.find.queryOptions({ input: { text: asked } }),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
    // Short, so that recently added records are found.
    staleTime: 5_000,
    retry: false,
  });
  return {
    data: text === "" ? undefined : found.data,
    error: asked === text ? found.error : null,
    isOld: text !== "" && (asked !== text || found.isFetching),
    refetch: found.refetch,
  };
}
