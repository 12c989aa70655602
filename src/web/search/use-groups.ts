import { useQuery, keepPreviousData } from "@tanstack/react-query";
import { useMemo, useEffect, useState } from "react";
import { queries } from "#web/client/api.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import type { Entry } from "./entry.ts";
import { groupsOf, type Own } from "./groups.ts";
import { appointmentEntry, contactEntry } from "./hit-entries.ts";
import { idsOf, type Recent } from "./recent.ts";

/** The groups of the palette, as far as the server has answered. */
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

/** Recent things with the names that they have now: the server is asked, the browser keeps ids alone. */
function useRemembered(recent: Recent[], own: Own): Entry[] {
  const zone = useZone();
  const input = { contacts: idsOf(recent, "contact"), appointments: idsOf(recent, "appointment") };
  const { data } = useQuery({
    ...queries.search.recall.queryOptions({ input }),
    enabled: input.contacts.length + input.appointments.length > 0,
    retry: false,
    // A name that was kept is shown at once, and asked for at each opening: it may be another by now.
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
      // Twice in one list, each needs an id of its own.
      return entry ? [{ ...entry, id: `recent:${thing}` }] : [];
    });
  }, [data, own, recent, zone]);
}

/** Typing that goes on within this time (milliseconds) is one question. */
const pause = 80;

/**
 * What a text finds on the server. Each text is a question of its own and calls off the one before it, so that an older
 * answer never replaces a newer one; until the new one comes the old one stays. `isOld` says so.
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
    // What was just added is to be found.
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
