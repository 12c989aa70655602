import { queries } from "#web/client/api.ts";

/** How many are loaded at a time. */
const aPage = 5;

/** The appointments with a contact that are still to come, or those that are past, latest first. */
export function contactEntriesOptions(contactId: string, show: "upcoming" | "past") {
  return queries.appointments.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      contactId,
      show,
      limit: aPage,
      ...(cursor && { cursor }),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ appointments }) => appointments),
  });
}

/** The id of the element that shows an entry. */
export const entryId = (id: string): string => `entry-${id}`;
