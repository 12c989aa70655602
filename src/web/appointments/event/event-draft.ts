import { ownKey } from "#web/account/own-storage.ts";
import type { EventValues } from "./event-values.ts";

/** An event that was typed and not saved: it stays for this tab when the session ends or the page goes. */
export type EventDraft = { id: string; values: EventValues };

const keyOf = (userId: string) => ownKey(userId, "draft-event");

/** The draft of this tab, if there is one that can be read. */
export function readEventDraft(userId: string): EventDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? "null") as EventDraft | null;
    return typeof draft?.id === "string" && typeof draft.values?.title === "string" ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps what the open dialog holds; null forgets it. */
export function keepEventDraft(userId: string, draft: EventDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // A browser that stores nothing loses the safety net and not the dialog.
  }
}
