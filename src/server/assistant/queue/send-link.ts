import type { QueuedAction } from "#contract/assistant/queue.ts";

/**
 * The address that opens the professional's own program with what was drafted: a mail (RFC 6068), a text (RFC 5724) or
 * the telephone (RFC 3966).
 */
export function sendLink({
  channel,
  recipient,
  subject,
  words,
}: Pick<QueuedAction, "channel" | "recipient" | "subject" | "words">): string {
  if (channel === "phone") return `tel:${recipient}`;
  if (channel === "text") return `sms:${recipient}?body=${encodeURIComponent(words)}`;
  // Lines of a mail end with CR LF (RFC 6068, 5).
  const body = encodeURIComponent(words.replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(recipient)}?subject=${encodeURIComponent(subject ?? "")}&body=${body}`;
}
