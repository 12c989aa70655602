import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ContactType } from "#domain/contacts/contact.ts";
import { readQuery } from "#domain/search/query.ts";
import { queries } from "#web/client/api.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { entriesFor, type Entry, type EntryGroup, placeOfHow } from "./entry.ts";
import { appointmentEntry, contactEntry, professionalEntry } from "./hit-entries.ts";
import { groupWords } from "./messages.ts";
import { idsOf, type Recent } from "./recent.ts";
import { useFound } from "./use-found.ts";

/** The product's own pages and acts. */
export type Own = { pages: readonly Entry[]; acts: readonly Entry[] };

/** So many pages and acts a text shows at most. */
const mostOwn = 5;

/** What the palette shows for a text, the best group first; without a text what is recent and what can be done. */
export function useGroups({ text, own, recent }: { text: string; own: Own; recent: Recent[] }) {
  const found = useFound(text);
  const remembered = useRemembered(recent, own);
  const zone = useZone();
  const { data } = found;

  const groups = useMemo((): EntryGroup[] => {
    const query = readQuery(text);
    if (!query)
      return withEntries([
        { id: "recent", place: 0, entries: remembered },
        { id: "acts", place: 0, entries: [...own.acts] },
        { id: "pages", place: 0, entries: [...own.pages] },
      ]);
    const contacts = (type: ContactType) =>
      (data?.contacts ?? [])
        .filter((one) => one.type === type)
        .map((one) => ({ how: one.why.how, entry: contactEntry(one, one.why) }));
    const appointments = (data?.appointments ?? []).map((one) => ({
      how: one.why.how,
      entry: appointmentEntry(one, zone, one.why),
    }));
    const professionals = (data?.professionals ?? []).map((one) => ({
      how: one.why.how,
      entry: professionalEntry(one),
    }));
    const found = (id: keyof typeof groupWords, hits: ReturnType<typeof contacts>) => ({
      id,
      place: hits[0] ? placeOfHow(hits[0].how) : Infinity,
      entries: hits.map(({ entry }) => entry),
    });
    const mine = (id: "acts" | "pages") => {
      const { place, entries } = entriesFor(query, own[id]);
      return { id, place, entries: entries.slice(0, mostOwn) };
    };
    return withEntries(
      [
        found("leads", contacts("Lead")),
        found("deals", contacts("Deal")),
        found("partners", contacts("Referral Partner")),
        found("appointments", appointments),
        mine("acts"),
        mine("pages"),
        found("professionals", professionals),
      ].sort((a, b) => a.place - b.place),
    );
  }, [text, data, remembered, own, zone]);

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

function withEntries(groups: { id: keyof typeof groupWords; place: number; entries: Entry[] }[]) {
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({ ...group, words: groupWords[group.id] }));
}
