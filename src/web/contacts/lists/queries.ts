import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InfiniteData } from "@tanstack/react-query";
import type { ContactSummary, DeletedContact } from "#contract/contacts/lists.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import { api, queries } from "#web/client/api.ts";
import { requestOf } from "#web/client/early-answer.ts";
import { type Sort, usualDirection } from "#domain/contacts/list-order.ts";
import { orderOf, type ListView } from "./list-view.ts";

/** What a list shows: a type, some or all statuses, and a view. */
export type ListQuery = {
  type: ContactType;
  statuses?: readonly string[];
  usualSort?: Sort;
} & Partial<ListView>;

/** A row of a list. Moments are in milliseconds, so that an unchanged row stays the same object after a reload. */
export type ContactItem = Omit<ContactSummary, "createdAt" | "lastContactAt" | "lastReferralAt"> & {
  createdAt: number;
  lastContactAt: number | null;
  lastReferralAt: number | null;
};

type Page = { contacts: ContactSummary[]; nextCursor: string | null; isSimilar: boolean };

// The first page fills the screen quickly; later ones are larger, for scrolling.
const firstPage = 50;
const nextPages = 100;

/**
 * A contact list, page by page. Each view has its own cache key, so that an older answer never replaces a newer one and
 * unneeded requests are aborted. The previous rows are shown until the new answer arrives.
 */
export function contactListOptions({ type, statuses, usualSort, ...view }: ListQuery) {
  return queries.contacts.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      type,
      ...(statuses && { statuses: [...statuses] }),
      ...inputOf(view, usualSort),
      ...(cursor && { cursor }),
      limit: cursor ? nextPages : firstPage,
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: toRows,
  });
}

/** The request for the first rows of a list in its usual view, sent before the page's scripts run. */
export const firstRowsOf = ({ type, statuses, usualSort }: ListQuery) =>
  requestOf("contacts/list", {
    type,
    ...(statuses && { statuses }),
    ...inputOf({}, usualSort),
    limit: firstPage,
  });

/** How many contacts a list has in all. */
export function contactCountOptions({ type, statuses, ...view }: ListQuery) {
  return queries.contacts.count.queryOptions({
    input: { type, ...(statuses && { statuses: [...statuses] }), ...narrowingOf(view) },
    placeholderData: keepPreviousData,
  });
}

/** The distinct tags of all contacts of a type. */
export function tagsOptions(type: ContactType) {
  return queries.contacts.tags.queryOptions({ input: { type } });
}

/** Defaults are left out, so that the same view always has the same cache key. */
function inputOf(view: Partial<ListView>, usualSort?: Sort) {
  const { term = "", sort = "usual", direction = "desc" } = view;
  const order = orderOf({ term, sort, direction }, usualSort);
  return {
    ...narrowingOf(view),
    ...(order.sort !== "added" && { sort: order.sort }),
    ...(order.direction !== usualDirection[order.sort] && { direction: order.direction }),
  };
}

function narrowingOf({ term, tag, isRefinance, followUp }: Partial<ListView>) {
  return {
    ...(term && { search: term }),
    ...(tag && { tag }),
    ...(typeof isRefinance === "boolean" && { isRefinance }),
    ...(followUp && { followUps: [followUp] }),
  };
}

/** The loaded rows of a list. */
export type ContactRows = {
  contacts: ContactItem[];
  /** Whether there was no match, so that these are similar names. */
  isSimilar: boolean;
};

function toRows({ pages }: InfiniteData<Page, string | undefined>): ContactRows {
  return { contacts: pages.flatMap(itemsOf), isSimilar: pages[0]?.isSimilar ?? false };
}

// Cached per page, so that loading another page doesn't convert all earlier ones again.
const itemsOfPages = new WeakMap<Page, ContactItem[]>();

function itemsOf(page: Page): ContactItem[] {
  let items = itemsOfPages.get(page);
  if (!items) {
    items = page.contacts.map((contact) => ({
      ...contact,
      createdAt: contact.createdAt.getTime(),
      lastContactAt: contact.lastContactAt && contact.lastContactAt.getTime(),
      lastReferralAt: contact.lastReferralAt && contact.lastReferralAt.getTime(),
    }));
    itemsOfPages.set(page, items);
  }
  return items;
}

/** Deleted contacts, last deleted first, page by page. */
export function binOptions() {
  return queries.contacts.bin.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...(cursor && { cursor }), limit: nextPages }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): DeletedContact[] => pages.flatMap(({ contacts }) => contacts),
  });
}

/** Deletes a deleted contact for good. */
export function useForgetContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.contacts.forget({ id }),
    onSettled: () => client.invalidateQueries({ queryKey: queries.contacts.bin.key() }),
  });
}

/** Deletes a contact and removes it from the lists at once. Success or not, every list is then reloaded. */
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
