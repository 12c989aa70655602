import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { queries } from "#web/client/api.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import type { Entry } from "./entry.ts";
import { groupsOf, type Own } from "./groups.ts";
import { appointmentEntry, contactEntry } from "./hit-entries.ts";
import { idsOf, type Recent } from "./recent.ts";
import { useFound } from "./use-found.ts";

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
