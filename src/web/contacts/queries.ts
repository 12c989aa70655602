import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InfiniteData } from "@tanstack/react-query";
import type { ContactSummary } from "#contract/contacts/lists.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import { api, queries } from "#web/client/api.ts";
import { saveLead, type LeadToSave } from "./save-lead.ts";

/** What a list page shows: one type, some statuses or all, and what the search box holds. */
export type ListQuery = { type: ContactType; statuses?: string[]; search: string };

/** A row of a list; the moment is milliseconds, so that an unchanged row stays the same object after a reload. */
export type ContactItem = Omit<ContactSummary, "createdAt"> & { createdAt: number };

type Page = { contacts: ContactSummary[]; nextCursor: string | null };

// The first page fills a screen at once, the following ones are for those who scroll.
const firstPage = 50;
const nextPages = 100;

/**
 * A contact list, newest first, page by page (SPEC §7). Every term is a query of its own, so an older answer never
 * stands in for a newer one; until the newer one comes, the rows before it stay.
 */
export function contactListOptions({ type, statuses, search }: ListQuery) {
  return queries.contacts.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      type,
      ...(statuses && { statuses }),
      ...(search && { search }),
      ...(cursor && { cursor }),
      limit: cursor ? nextPages : firstPage,
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: toItems,
  });
}

function toItems({ pages }: InfiniteData<Page, string | undefined>): ContactItem[] {
  return pages.flatMap(({ contacts }) =>
    contacts.map((contact) => ({ ...contact, createdAt: contact.createdAt.getTime() })),
  );
}

/** A lead in full for the form; read anew each time it is opened, and never exchanged under what is typed. */
export function leadOptions(id: string) {
  return queries.contacts.getLead.queryOptions({ input: { id }, staleTime: "static", gcTime: 0 });
}

/** Saves the Lead form; afterwards every list is asked again (SPEC §7). */
export function useSaveLead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lead: LeadToSave) => saveLead(api.contacts, lead),
    onSuccess: () => void client.invalidateQueries({ queryKey: queries.contacts.key() }),
  });
}

/** Deletes a contact and takes it out of the lists at once; then, worked or not, every list is asked again. */
export function useRemoveContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.contacts.remove({ id }),
    onSuccess: ({ id }) =>
      void client.setQueriesData<InfiniteData<Page>>(
        { queryKey: queries.contacts.list.key({ type: "infinite" }) },
        (before) => before && { ...before, pages: before.pages.map((page) => without(page, id)) },
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: queries.contacts.key() }),
  });
}

function without(page: Page, id: string): Page {
  return { ...page, contacts: page.contacts.filter((contact) => contact.id !== id) };
}
