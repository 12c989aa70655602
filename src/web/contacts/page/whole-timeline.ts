import type { ContactEvent } from "#contract/contacts/page.ts";
import { api } from "#web/client/api.ts";

/** The most entries that are fetched for printing, which is about twenty pages. */
export const mostPrinted = 500;
const aPage = 100;

/** A contact's timeline, newest first: all entries, or the newest if there are too many. */
export async function wholeTimeline(
  id: string,
  list: (input: {
    id: string;
    cursor?: string;
    limit: number;
  }) => Promise<{ events: ContactEvent[]; nextCursor: string | null }> = api.contacts.timeline,
): Promise<{ events: ContactEvent[]; isCut: boolean }> {
  const events: ContactEvent[] = [];
  let cursor: string | null = null;
  do {
    const page = await list({ id, ...(cursor && { cursor }), limit: aPage });
    events.push(...page.events);
    cursor = page.nextCursor;
  } while (cursor && events.length < mostPrinted);
  return { events, isCut: cursor !== null };
}
