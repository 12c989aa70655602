import { type InfiniteData, keepPreviousData } from "@tanstack/react-query";
import type { Conversation } from "#contract/assistant/conversations.ts";
import type { AssistantTask } from "#contract/assistant/log.ts";
import type { GateReceipt } from "#contract/assistant/outreach.ts";
import type { Outcome, TalkChannel } from "#domain/assistant/tasks.ts";
import { queries } from "#web/client/api.ts";

type Cursor = string | undefined;
const first: Cursor = undefined;

/** What the professional decided, as the head of the page shows it. */
export function settingsOptions() {
  return queries.assistant.settings.read.queryOptions();
}

/** What waits for a word, and what was decided last. */
export function queueOptions() {
  return queries.assistant.queue.list.queryOptions();
}

type TaskPage = { tasks: AssistantTask[]; nextCursor: string | null };

/** What the assistant did, newest first. */
export function logOptions() {
  return queries.assistant.log.list.infiniteOptions({
    input: (cursor: Cursor) => ({ ...(cursor && { cursor }), limit: 10 }),
    initialPageParam: first,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }: InfiniteData<TaskPage, Cursor>) => pages.flatMap(({ tasks }) => tasks),
  });
}

/** Which conversations a list shows. */
export type TalkFilter = {
  channel?: TalkChannel | undefined;
  outcome?: Outcome | undefined;
};

type TalkPage = { conversations: Conversation[]; nextCursor: string | null };

/** The conversations, newest first. */
export function conversationsOptions({ channel, outcome }: TalkFilter = {}) {
  return queries.assistant.conversations.list.infiniteOptions({
    input: (cursor: Cursor) => ({
      ...(channel && { channel }),
      ...(outcome && { outcome }),
      ...(cursor && { cursor }),
      limit: 30,
    }),
    initialPageParam: first,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }: InfiniteData<TalkPage, Cursor>) =>
      pages.flatMap(({ conversations }) => conversations),
  });
}

/** One conversation with everything that was said. */
export function conversationOptions(id: string) {
  return queries.assistant.conversations.read.queryOptions({ input: { id } });
}

type ReceiptPage = { receipts: GateReceipt[]; nextCursor: string | null };

/** What the gate said, newest first; of one action alone where one is named. */
export function receiptsOptions(actionId: string | undefined) {
  return queries.assistant.outreach.receipts.infiniteOptions({
    input: (cursor: Cursor) => ({
      ...(actionId && { actionId }),
      ...(cursor && { cursor }),
      limit: 30,
    }),
    initialPageParam: first,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }: InfiniteData<ReceiptPage, Cursor>) =>
      pages.flatMap(({ receipts }) => receipts),
  });
}

/** How a contact can be reached right now, and what that rests on; asked anew for a contact that was changed. */
export function permissionsOptions(contactId: string, changedAt: Date) {
  const options = queries.assistant.outreach.permissions.queryOptions({
    input: { contactId },
    placeholderData: keepPreviousData,
  });
  return { ...options, queryKey: [...options.queryKey, changedAt.getTime()] as const };
}
