import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { ContactSummary } from "#contract/contacts/lists.ts";
import type { ContactInFull } from "#contract/contacts/saved.ts";
import type { FollowUp } from "#domain/contacts/follow-up.ts";
import { api, queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { followUpWords as words } from "./messages.ts";
import { LastChoice } from "./last-choice.ts";
import { nameOf } from "./name-of.ts";

/** The lead, with the state that it has now. */
type Lead = Pick<ContactSummary, "id" | "firstName" | "lastName" | "followUp">;
type Pages = InfiniteData<{ contacts: ContactSummary[] }>;

/** The leads whose state is being changed. */
const changing = new Map<string, LastChoice<FollowUp>>();

/**
 * Sets a lead's follow-up state, in the row or on the page. It shows at once and is saved after a short pause, so that
 * arrow keys in the select are one change; leaving the select or the window saves it without the pause. If it can't be
 * saved, the old state is back and a toast says why. The toast of a change has Undo.
 */
export async function save(
  client: QueryClient,
  lead: Lead,
  to: FollowUp,
  { isUndo = false }: { isUndo?: boolean } = {},
): Promise<void> {
  const choice = changing.get(lead.id) ?? startChoice(client, lead, isUndo);
  choice.choose(to);
  await client.cancelQueries({ queryKey: queries.contacts.list.key() });
  show(client, lead.id, to);
  if (isUndo) await choice.saveNow();
}

function startChoice(client: QueryClient, lead: Lead, isUndo: boolean): LastChoice<FollowUp> {
  const { id } = lead;
  const focused = document.activeElement;
  const saveNow = () => void choice.saveNow();
  const choice = new LastChoice(lead.followUp, {
    send: (to) => api.contacts.setFollowUp({ id, followUp: to }),
    saved(from, to) {
      const undo = () => void save(client, { ...lead, followUp: to }, from, { isUndo: true });
      showToast({
        title: words.saved(to),
        text: nameOf(lead),
        variant: "success",
        ...(!isUndo && { action: { label: words.undo, run: undo } }),
      });
    },
    failed(error, stored, isLast) {
      if (isLast) show(client, id, stored);
      showToast({ title: words.failed, text: messageOf(error), variant: "destructive" });
    },
    done() {
      changing.delete(id);
      focused?.removeEventListener("blur", saveNow);
      removeEventListener("pagehide", saveNow);
      void reload(client, focused);
    },
  });
  changing.set(id, choice);
  focused?.addEventListener("blur", saveNow);
  addEventListener("pagehide", saveNow);
  return choice;
}

/** The lists in their new order; a row that moves there loses the focus. */
async function reload(client: QueryClient, focused: Element | null) {
  await client.invalidateQueries({ queryKey: queries.contacts.key() });
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
