import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { ContactSummary } from "#contract/contacts/lists.ts";
import type { ContactInFull } from "#contract/contacts/saved.ts";
import type { FollowUp } from "#domain/contacts/follow-up.ts";
import { api, queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { followUpWords as words } from "./messages.ts";
import { nameOf } from "./name-of.ts";

/** The lead, with the state that it has now. */
type Lead = Pick<ContactSummary, "id" | "firstName" | "lastName" | "followUp">;
type Pages = InfiniteData<{ contacts: ContactSummary[] }>;

/**
 * Sets a lead's follow-up state, in the row or on the page. It shows at once; if it can't be saved, the old state is
 * back and a toast says why. The toast of a change has Undo.
 */
export async function save(
  client: QueryClient,
  lead: Lead,
  to: FollowUp,
  { isUndo = false }: { isUndo?: boolean } = {},
): Promise<void> {
  const { id, followUp: from } = lead;
  const focused = document.activeElement;
  await client.cancelQueries({ queryKey: queries.contacts.list.key() });
  show(client, id, to);
  try {
    await api.contacts.setFollowUp({ id, followUp: to });
    const undo = () => void save(client, { ...lead, followUp: to }, from, { isUndo: true });
    showToast({
      title: words.saved(to),
      text: nameOf(lead),
      variant: "success",
      ...(!isUndo && { action: { label: words.undo, run: undo } }),
    });
  } catch (error) {
    show(client, id, from);
    showToast({ title: words.failed, text: messageOf(error), variant: "destructive" });
  }
  await client.invalidateQueries({ queryKey: queries.contacts.key() });
  // A row that moves to its new place loses the focus.
  if (focused?.isConnected && document.activeElement === document.body)
    (focused as HTMLElement).focus({ preventScroll: true });
}

function show(client: QueryClient, id: string, followUp: FollowUp): void {
  const lists = { queryKey: queries.contacts.list.key({ type: "infinite" as const }) };
  client.setQueriesData<Pages>(lists, (before) => before && withState(before, id, followUp));
  client.setQueryData<ContactInFull>(
    queries.contacts.read.queryKey({ input: { id } }),
    (before) => before && { ...before, followUp },
  );
}

function withState(before: Pages, id: string, followUp: FollowUp): Pages {
  const pages = before.pages.map((page) =>
    page.contacts.some((one) => one.id === id)
      ? {
          ...page,
          contacts: page.contacts.map((one) => (one.id === id ? { ...one, followUp } : one)),
        }
      : page,
  );
  return { ...before, pages };
}
