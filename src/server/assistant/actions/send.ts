import type { OwnerId } from "#domain/kernel/ids.ts";
import { recordEvent } from "#server/contacts/timeline.ts";
import { enqueueMailIn } from "#server/mail/outbox.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { enqueueTextFrom } from "#server/sms/outbox.ts";
import type { ActionRow } from "./store.ts";

/**
 * Adds a text or an email to its outbox, in the transaction that marks it as done. The outbox has the action's id,
 * under which it is sent only once.
 */
export async function send(
  tx: OwnerTransaction,
  owner: OwnerId,
  {
    action,
    words,
    from,
    replyTo,
    unsubscribe,
    now,
  }: {
    action: ActionRow;
    words: string;
    /** The number that a text comes from. */
    from: string | null;
    /** Where a reply to an email goes, and the one-click address that stops such emails. */
    replyTo: string | null;
    unsubscribe: string;
    now: Date;
  },
): Promise<void> {
  const { id, channel, recipient } = action;
  if (channel === "text") await enqueueTextFrom(tx, { id, to: recipient, from, text: words });
  else await enqueueComposedEmail(tx, { action, words, replyTo, unsubscribe });
  await tellTimeline(tx, owner, { action, text: `${nameOf[channel] ?? ""}: ${action.words}`, now });
}

/** Adds to the contact's timeline that the assistant reached out, or that it called. */
export async function tellTimeline(
  tx: OwnerTransaction,
  owner: OwnerId,
  { action, text, now }: { action: ActionRow; text: string; now: Date },
): Promise<void> {
  const { id, contactId } = action;
  if (!contactId) return;
  const to = action.partyRole ? ` (${action.partyRole})` : "";
  await recordEvent(tx, owner, {
    id,
    contactId,
    kind: "assistant reached out",
    actor: "assistant",
    text: `${text}${to}`,
    now,
  });
}

const nameOf: Record<string, string> = { text: "Text", mail: "Mail" };

async function enqueueComposedEmail(
  tx: OwnerTransaction,
  {
    action,
    words,
    ...wayBack
  }: { action: ActionRow; words: string; replyTo: string | null; unsubscribe: string },
): Promise<void> {
  const subject = action.subject ?? action.cause;
  const [first = "", ...rest] = words.split(/\n{2,}/);
  // The signature comes last, as small print.
  const note = rest.pop();
  const email = {
    to: action.recipient,
    subject,
    heading: first,
    paragraphs: rest.flatMap((part) => part.split("\n")),
    ...(note && { note }),
    ...wayBack,
  };
  await enqueueMailIn(tx, email, { id: action.id });
}
