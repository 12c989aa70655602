import type { Effect, EffectOutcome } from "#domain/assistant/turn/effects.ts";
import { cleanName } from "#domain/kernel/clean-text.ts";
import { splitName } from "#domain/booking/visit.ts";
import { assistantSource } from "#server/booking/booking.ts";
import { toE164 } from "#server/contacts/phone.ts";
import { recordEvent } from "#server/contacts/timeline.ts";
import { welcomeVisitor } from "#server/contacts/visitor.ts";
import type { Email } from "#server/mail/email.ts";
import { enqueueMailIn } from "#server/mail/outbox.ts";
import { tellOfLead, tellOwner } from "#server/notices/tell-owner.ts";
import { newId } from "#server/platform/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { countWithin, talkLimits } from "./limits.ts";
import type { OutreachServices } from "./outreach-services.ts";
import type { Scene } from "./scene.ts";

type Message = Extract<Effect, { kind: "takeMessage" }>;

/**
 * Takes a message: the caller becomes a contact, as with a booking, the message an entry of their timeline, and the
 * professional gets it by email and in the bell, on the channels that they chose. If asked to call back, it proposes the call.
 */
export async function takeMessage(
  tx: OwnerTransaction,
  message: Message,
  {
    scene,
    whom,
    outreach,
    baseUrl,
  }: { scene: Scene; whom: string; outreach: OutreachServices; baseUrl: string },
): Promise<{ outcome: EffectOutcome; contactId: string | null }> {
  const { owner, context, conversation } = scene;
  const { now } = context;
  const contactId = await welcome(tx, message, scene);
  if (contactId) {
    const { words, email, phone } = message;
    await recordEvent(tx, owner, {
      contactId,
      kind: "message taken",
      actor: "assistant",
      text: words,
      now,
    });
    await outreach.recordConsent(tx, owner, {
      conversationId: conversation.id,
      contactId,
      email: email?.toLowerCase() ?? null,
      phone: toE164(phone),
      basis: "inquiry",
      wording: words,
      now,
    });
  }
  const isMailWanted = await tellOwner(tx, owner, {
    kind: "message taken",
    onceKey: `message:${newId()}`,
    aboutName: message.name,
    contactId,
    conversationId: conversation.id,
    isMailed: false,
    now,
  });
  if (isMailWanted) await mailMessage(tx, message, { scene, whom, contactId, baseUrl });
  const phone = toE164(message.phone);
  if (message.wantsCallback && phone)
    await outreach.proposeCallback(tx, owner, {
      conversationId: conversation.id,
      contactId,
      name: message.name,
      phone,
      words: message.words,
      now,
    });
  return { outcome: { kind: "messageTaken" }, contactId };
}

/** Without an email or a phone number there is no contact: a name alone identifies no one. */
async function welcome(
  tx: OwnerTransaction,
  { name, email, phone }: Message,
  { owner, context }: Scene,
): Promise<string | null> {
  if (!email && !toE164(phone)) return null;
  const { contactId, isNew } = await welcomeVisitor(tx, owner, {
    ...splitName(name),
    email,
    phone,
    companyName: null,
    source: assistantSource,
    consent: null,
    actor: "assistant",
    now: context.now,
  });
  if (isNew) await tellOfLead(tx, owner, { contactId, name, now: context.now });
  return contactId;
}

/** Emails it, unless a flood of messages would fill the mailbox: then it can only be read in the product. */
async function mailMessage(
  tx: OwnerTransaction,
  message: Message,
  {
    scene,
    whom,
    contactId,
    baseUrl,
  }: { scene: Scene; whom: string; contactId: string | null; baseUrl: string },
): Promise<void> {
  const { owner, context, host } = scene;
  const { mailedPerAddress, mailedPerProfessional } = talkLimits;
  const { now } = context;
  const from = { kind: "mail from", whom: `${owner}:${whom}`, most: mailedPerAddress, now };
  const to = { kind: "mail to", whom: owner, most: mailedPerProfessional, now };
  if (!(await countWithin(tx, from)) || !(await countWithin(tx, to))) return;
  const page = contactId ? `/dashboard/crm/contacts/${contactId}` : "/dashboard/ai-tasks-log";
  await enqueueMailIn(tx, messageEmail(message, { to: host.email, href: `${baseUrl}${page}` }));
}

/** The email to the professional about a message. */
export function messageEmail(
  { name, phone, email, words, wantsCallback }: Omit<Message, "kind">,
  { to, href }: { to: string; href: string },
): Email {
  const who = cleanName(name).slice(0, 100);
  return {
    to,
    replyTo: email,
    subject: wantsCallback ? `${who} wants a call back` : `A message from ${who}`,
    heading: wantsCallback
      ? `${who} talked to your assistant and wants a call back`
      : `${who} left a message with your assistant`,
    paragraphs: [words, [email, phone].filter(Boolean).join(" · ")].filter(Boolean),
    action: { label: "Open it in Hearthline", href },
    note: "The name is as they gave it. It isn't verified.",
  };
}
