import { handToastOver } from "#web/ui/toast/toast.ts";
import { signOutWords as words } from "./messages.ts";
import { session } from "./session.ts";

/** Signs out. What the server did not confirm in time is said on the page that comes next. */
export async function signOut(): Promise<void> {
  if (await session.signOut()) return;
  handToastOver({ title: words.pending, text: words.pendingText, variant: "destructive" });
}
