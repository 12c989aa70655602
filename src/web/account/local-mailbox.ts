import { mailboxWords } from "./messages.ts";

/**
 * Whether emails stay on this machine, where /dev/mail shows them. The server writes it into the page; without that,
 * they stay in development only.
 */
export function isMailboxLocal(): boolean {
  const written = document.documentElement.dataset.localMailbox;
  return written === "on" || (import.meta.env.DEV && written !== "off");
}

/** A toast's link to the local mailbox; undefined if emails are really sent. */
export function mailboxToastLink(): { label: string; href: string } | undefined {
  return isMailboxLocal() ? { label: mailboxWords.action, href: mailboxWords.link } : undefined;
}
