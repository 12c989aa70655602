import { type InfiniteData, keepPreviousData } from "@tanstack/react-query";
import type { ListedConversation } from "#contract/assistant/conversations.ts";
import type { AssistantTask } from "#contract/assistant/log.ts";
import type { GateReceipt } from "#contract/assistant/outreach.ts";
import type { Outcome, TalkChannel } from "#domain/assistant/tasks.ts";
import { queries } from "#web/client/api.ts";

type Cursor = string | undefined;
const first: Cursor = undefined;

/** The professional's assistant settings. */
export function settingsOptions() {
  return queries.assistant.settings.read.queryOptions();
}

/** What waits for the professional's approval, and the recent decisions. */
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

/** The filters of the conversations list. */
export type TalkFilter = {
  channel?: TalkChannel | undefined;
  outcome?: Outcome | undefined;
};

type TalkPage = { conversations: ListedConversation[]; nextCursor: string | null };

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

/** The conversations with one contact, newest first, ten a page. */
export function contactTalksOptions(contactId: string) {
  return queries.assistant.conversations.list.infiniteOptions({
    input: (cursor: Cursor) => ({ contactId, ...(cursor && { cursor }), limit: 10 }),
    initialPageParam: first,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }: InfiniteData<TalkPage, Cursor>) =>
      pages.flatMap(({ conversations }) => conversations),
  });
}

/** One conversation with its transcript. */
export function conversationOptions(id: string) {
  return queries.assistant.conversations.read.queryOptions({ input: { id } });
}

type ReceiptPage = { receipts: GateReceipt[]; nextCursor: string | null };

/** The results of the outreach check, newest first; only those of one action if its id is given. */
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

/** How a contact can be contacted now, and why; requested again when the contact changes. */
export function permissionsOptions(contactId: string, changedAt: Date) {
  const options = queries.assistant.outreach.permissions.queryOptions({
    input: { contactId },
    placeholderData: keepPreviousData,
  });
  return { ...options, queryKey: [...options.queryKey, changedAt.getTime()] as const };
}
