import { mailboxWords } from "./messages.ts";

/**
 * Whether mails stay on this machine, where /dev/mail shows them. The server writes it into the page;
 * in development nobody does, and mails stay there.
 */
export function isMailboxLocal(): boolean {
  const written = document.documentElement.dataset.localMailbox;
  return written === "on" || (import.meta.env.DEV && written !== "off");
}

/** The way to the local mailbox for a toast; none where mails go out. */
export function mailboxToastLink(): { label: string; href: string } | undefined {
  return isMailboxLocal() ? { label: mailboxWords.action, href: mailboxWords.link } : undefined;
}
