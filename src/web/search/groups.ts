import type { NamedAppointment, NamedContact, NamedProfessional, Why } from "#contract/search.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import { readQuery } from "#domain/kernel/search/query.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { entriesFor, type Entry, type EntryGroup, placeOfHow } from "./entry.ts";
import { appointmentEntry, contactEntry, professionalEntry } from "./hit-entries.ts";
import { groupWords } from "./messages.ts";

/** The app's own pages and commands. */
export type Own = { pages: readonly Entry[]; acts: readonly Entry[] };

type Hit<Named> = Named & { why: Why };

/** The server's results. */
export type Found = {
  contacts: Hit<NamedContact>[];
  appointments: Hit<NamedAppointment>[];
  professionals: Hit<NamedProfessional>[];
};

/** What the palette's groups are built from. */
export type Findings = {
  text: string;
  /** Undefined until the server answers. */
  data: Found | undefined;
  own: Own;
  /** The recently opened entries, newest first. */
  remembered: Entry[];
  zone: ZoneRules;
};

/** The most pages, and the most commands, that a text shows. */
const mostOwn = 5;

/**
 * The palette's groups for a text: the group whose first entry matches best comes first; among equal ones the person's
 * own records come first, then commands and pages, then other professionals. Without a text, the recent entries and the
 * commands.
 */
export function groupsOf({ text, data, own, remembered, zone }: Findings): EntryGroup[] {
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
}

function withEntries(groups: { id: keyof typeof groupWords; place: number; entries: Entry[] }[]) {
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({ ...group, words: groupWords[group.id] }));
}
