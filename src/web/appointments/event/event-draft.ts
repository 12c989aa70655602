import { ownKey } from "#web/account/own-storage.ts";
import type { EventValues } from "./event-values.ts";

/** An event that was typed and not saved: it stays for this tab when the session ends or the page goes. */
export type EventDraft = { id: string; values: EventValues };

/** One draft for each contact that something was to be scheduled with, and one for everything else. */
const keyOf = (userId: string, contactId = "") =>
  ownKey(userId, contactId ? `draft-event:${contactId}` : "draft-event");

/** The draft of this tab, if there is one that can be read. */
export function readEventDraft(userId: string, contactId?: string): EventDraft | null {
  try {
    const draft = JSON.parse(
      sessionStorage.getItem(keyOf(userId, contactId)) ?? "null",
    ) as EventDraft | null;
    return typeof draft?.id === "string" && typeof draft.values?.title === "string" ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps what the open dialog holds; null forgets it. */
export function keepEventDraft(userId: string, draft: EventDraft | null, contactId?: string): void {
  try {
    const key = keyOf(userId, contactId);
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that stores nothing loses the safety net and not the dialog.
  }
}
