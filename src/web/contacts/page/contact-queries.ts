import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ContactEvent } from "#contract/contacts/page.ts";
import { api, queries } from "#web/client/api.ts";

/** Everything known about a contact, for its page. */
export function contactOptions(id: string) {
  return queries.contacts.read.queryOptions({ input: { id } });
}

type Page = { events: ContactEvent[]; nextCursor: string | null };

/** What happened with a contact, newest first, thirty lines a page. */
export function timelineOptions(id: string) {
  return queries.contacts.timeline.infiniteOptions({
    input: (cursor: string | undefined) => ({ id, ...(cursor && { cursor }), limit: 30 }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }: InfiniteData<Page, string | undefined>) =>
      pages.flatMap(({ events }) => events),
  });
}

/** Adds a note and shows it at once; under the same id it is stored once, however often it is sent. */
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

function withEvent<Param>(
  before: InfiniteData<Page, Param>,
  event: ContactEvent,
): InfiniteData<Page, Param> {
  const [first, ...rest] = before.pages;
  const isThere = before.pages.some(({ events }) => events.some(({ id }) => id === event.id));
  if (!first || isThere) return before;
  return { ...before, pages: [{ ...first, events: [event, ...first.events] }, ...rest] };
}
