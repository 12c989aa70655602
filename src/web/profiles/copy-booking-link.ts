import { api } from "#web/client/api.ts";
import { copyWords } from "#web/ui/messages.ts";
import { showToast } from "#web/ui/toast/toast.ts";

/** The label of what copies the link, and the title of the toast that shows it where copying isn't allowed. */
export const copyLinkWords = { copy: "Copy my booking link", notCopied: "Copy This Link" } as const;

/** Copies the address of a professional's booking page. Where copying isn't allowed, a toast shows the address. */
export async function copyBookingLink(userId: string): Promise<void> {
  const address = `${window.location.origin}/book/${userId}`;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    showToast({ title: copyLinkWords.notCopied, text: address });
    return;
  }
  showToast({ title: copyWords.copied, variant: "success" });
  // Completes a setup step; the link is copied even if this fails.
  await api.profiles.noteBookingLink({ isCopied: true }).catch(() => {});
}
