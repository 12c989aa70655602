import { handToastOver } from "#web/ui/toast/toast.ts";

/** Leads to / and says there why (SPEC §8). The page that was left is not in the way of the Back button. */
export function goHome(title: string, text?: string): void {
  handToastOver({ title, text, variant: "destructive" });
  window.location.replace("/");
}
