import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ContactEvent } from "#contract/contacts/page.ts";
import { api, queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { ownNoteWords as words } from "./contact-messages.ts";

/** Everything known about a contact, for its page. */
export function contactOptions(id: string) {
  return queries.contacts.read.queryOptions({ input: { id } });
}

type Page = { events: ContactEvent[]; nextCursor: string | null };

/** A contact's timeline, newest first, thirty entries a page. */
export function timelineOptions(id: string) {
  return queries.contacts.timeline.infiniteOptions({
    input: (cursor: string | undefined) => ({ id, ...(cursor && { cursor }), limit: 30 }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }: InfiniteData<Page, string | undefined>) =>
      pages.flatMap(({ events }) => events),
  });
}

/** The leads and deals that a partner sent, newest first, twenty a page, with the total count. */
export function referralsOptions(id: string) {
  return queries.contacts.referrals.infiniteOptions({
    input: (cursor: string | undefined) => ({ id, ...(cursor && { cursor }), limit: 20 }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }) => ({
      referrals: pages.flatMap(({ referrals }) => referrals),
      count: pages[0]?.count ?? 0,
    }),
  });
}

/** Adds a note and shows it at once. Its id makes sure that it is stored once, however often it is sent. */
export function useAddNote(id: string) {
  const client = useQueryClient();
  const { queryKey } = timelineOptions(id);
  return useMutation({
    mutationFn: (note: { noteId: string; text: string }) => api.contacts.addNote({ id, ...note }),
    onSuccess: (event) => {
      client.setQueryData(
        queryKey,
        (before: InfiniteData<Page, string | undefined> | undefined) =>
          before && withEvent(before, event),
      );
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** Corrects a note and shows it at once. `version` is the version that the person saw. */
export function useEditNote(id: string) {
  const client = useQueryClient();
  const { queryKey } = timelineOptions(id);
  return useMutation({
    mutationFn: (note: { noteId: string; version: number; text: string }) =>
      api.contacts.editNote({ id, ...note }),
    onSuccess: (event) => {
      client.setQueryData(
        queryKey,
        (before: InfiniteData<Page, string | undefined> | undefined) =>
          before && eachEvent(before, (one) => (one.id === event.id ? event : one)),
      );
    },
    // Also after an error, because the shown note may be outdated.
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Deletes a note and shows a toast with Undo, which outlives the page. `onGone` is called after the deletion. */
export function useRemoveNote(id: string, onGone: () => void) {
  const client = useQueryClient();
  const { queryKey } = timelineOptions(id);

  async function restore(noteId: string): Promise<void> {
    try {
      await api.contacts.restoreNote({ id, noteId });
      showToast({ title: words.restored, variant: "success" });
    } catch (error) {
      showToast({ title: words.notRestored, text: messageOf(error), variant: "destructive" });
    } finally {
      void client.invalidateQueries({ queryKey });
    }
  }

  return useMutation({
    mutationFn: (noteId: string) => api.contacts.removeNote({ id, noteId }),
    onSuccess: ({ wasAlready }, noteId) => {
      client.setQueryData(
        queryKey,
        (before: InfiniteData<Page, string | undefined> | undefined) =>
          before && eachEvent(before, (one) => (one.id === noteId ? null : one)),
      );
      showToast({
        title: wasAlready ? words.alreadyDeleted : words.deleted,
        variant: "success",
        action: { label: words.undo, run: () => void restore(noteId) },
      });
      onGone();
    },
    onError: (error) =>
      showToast({ title: words.notDeleted, text: messageOf(error), variant: "destructive" }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** The pages with `change` applied to each entry; null removes the entry. */
function eachEvent<Param>(
  before: InfiniteData<Page, Param>,
  change: (event: ContactEvent) => ContactEvent | null,
): InfiniteData<Page, Param> {
  const pages = before.pages.map((page) => ({
    ...page,
    events: page.events.flatMap((event) => change(event) ?? []),
  }));
  return { ...before, pages };
}

function withEvent<Param>(
  before: InfiniteData<Page, Param>,
  event: ContactEvent,
): InfiniteData<Page, Param> {
  const [first, ...rest] = before.pages;
  const isThere = before.pages.some(({ events }) => events.some(({ id }) => id === event.id));
  if (!first || isThere) return before;
  return { ...before, pages: [{ ...first, events: [event, ...first.events] }, ...rest] };
}
