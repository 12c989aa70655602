import { handToastOver } from "#web/ui/toast/handover.ts";
import { sessionWords as words } from "./session-messages.ts";
import { session } from "./session.ts";

/** Signs out. If the server doesn't confirm it in time, the next page says so in a toast. */
export async function signOut(): Promise<void> {
  if (await session.signOut()) return;
  handToastOver({
    title: words.signOutPending,
    text: words.signOutPendingText,
    variant: "destructive",
  });
}
