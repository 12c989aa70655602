import type { Notice } from "#contract/notices.ts";
import { toldVerdictText } from "#domain/contacts/verdict-needs.ts";
import { cleanName } from "#domain/kernel/clean-text.ts";
import { isNoticeKind, type NoticeKind } from "#domain/notices/kinds.ts";
import { whereTo, wishesPath } from "#domain/notices/where-to.ts";
import type { Pool } from "pg";
import * as z from "zod";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type NoticeTopic, topicOf } from "#domain/notices/topics.ts";
import type { Email } from "#server/mail/email.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import type { Database } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";
import { oneClickEndOf } from "./one-click.ts";
import { findMailAddress, findNotice } from "./store.ts";

const jobSchema = z.object({ owner: z.string().transform((id) => id as OwnerId), id: z.string() });

/**
 * The job "notice-mail": sends the email about a notification, unless its reader has switched off that kind. The email
 * has the notification's id, so a job that runs twice sends it once.
 */
export async function writeNoticeMail(
  payload: unknown,
  {
    pool,
    database,
    keys,
    baseUrl,
  }: { pool: Pool; database: Database; keys: Keys; baseUrl: string },
): Promise<void> {
  const { owner, id } = jobSchema.parse(payload);
  const unsubscribe = (topic: NoticeTopic) => oneClickEndOf({ keys, baseUrl }, owner, topic);
  const email = await database.as(owner, async (tx) => {
    const notice = await findNotice(tx, owner, id);
    // It may have been switched off while the job waited.
    const email = notice && (await findMailAddress(tx, owner, notice.kind));
    return email && noticeEmail(notice, { email, baseUrl, unsubscribe });
  });
  if (email) await enqueueMail(pool, email, { id, owner });
}

type Text = { subject: string; paragraph: string; label: string };

/** The text of each email; the others are sent by the rooms that they are about. Amounts stay in the product: an email says that something happened, and where to see it. */
const texts: Partial<Record<NoticeKind, (notice: Words) => Text>> = {
  "new lead": ({ about }) => ({
    subject: `New lead: ${about}`,
    paragraph: `${about} came in through your page or your assistant.`,
    label: "See the lead",
  }),
  "approval waiting": ({ about }) => ({
    subject: `Your assistant needs your approval: ${about}`,
    paragraph: `Your assistant prepared a message or a call to ${about}. Nothing goes out until you approve it.`,
    label: "See what's waiting",
  }),
  "approval expiring": ({ about }) => ({
    subject: `Expires within a day: your approval for ${about}`,
    paragraph: `A message or a call to ${about} still waits for your approval. It expires within a day, and then nothing goes out.`,
    label: "See what's waiting",
  }),
  "assistant stopped": () => ({
    subject: "Your assistant was switched off",
    paragraph: "It doesn't answer or send anything until you switch it on again.",
    label: "Open its settings",
  }),
  "day limit reached": () => ({
    subject: "Your assistant reached today's limit",
    paragraph: "It sends no more calls, texts or emails today. You can change the limit.",
    label: "Open its settings",
  }),
  "budget used up": () => ({
    subject: "Your assistant used up this month's budget",
    paragraph:
      "It makes no more calls and sends no more texts this month. You can change the budget.",
    label: "Open its settings",
  }),
  invited: ({ who }) => ({
    subject: `${who} invites you to link`,
    paragraph: `${who} would like to link with you on Hearthline. You decide whether to accept.`,
    label: "See the invitation",
  }),
  accepted: ({ who }) => ({
    subject: `You are linked with ${who}`,
    paragraph: `${who} accepted your invitation. Either of you can end the link at any time.`,
    label: "See the link",
  }),
  declined: ({ who }) => ({
    subject: `${who} declined your invitation`,
    paragraph: `${who} declined your invitation to link.`,
    label: "See your invitations",
  }),
  ended: ({ who }) => ({
    subject: `${who} ended your link`,
    paragraph: `${who} ended your link. You can no longer see each other's data.`,
    label: "See your invitations",
  }),
  replaced: ({ who }) => ({
    subject: `Your link with ${who} has ended`,
    paragraph: `${who} linked with another loan officer, which ended your link. Your deals are no longer shared.`,
    label: "See your invitations",
  }),
  "scenario saved": ({ who, deal, verdict }) => ({
    subject: `${who} saved a scenario for ${deal}`,
    paragraph: `${who} saved a property scenario for ${deal}: ${verdict}`,
    label: "See the deal",
  }),
  "scenario changed": ({ who, deal, verdict }) => ({
    subject: `A saved scenario for ${deal} has changed`,
    paragraph: `${who} changed the limits for ${deal}. The scenario that you saved is now ${verdict}`,
    label: "Open the calculator",
  }),
};
type Words = { who: string; deal: string; verdict: string; about: string };

/** The email about a notification; null for a kind without one. */
export function noticeEmail(
  notice: Notice,
  {
    email,
    baseUrl,
    unsubscribe,
  }: { email: string; baseUrl: string; unsubscribe: (topic: NoticeTopic) => string },
): Email | null {
  if (!isNoticeKind(notice.kind)) return null;
  const text = texts[notice.kind]?.({
    about: cleanName(notice.aboutName ?? "").slice(0, 100) || "a caller",
    who: notice.actor?.fullName ?? "Someone",
    deal: notice.dealName ?? "a deal",
    verdict: toldVerdictText(notice),
  });
  if (!text) return null;
  return {
    to: email,
    subject: text.subject,
    heading: text.subject,
    paragraphs: [text.paragraph],
    action: { label: text.label, href: `${baseUrl}${whereTo(notice)}` },
    unsubscribe: unsubscribe(topicOf(notice.kind)),
    foot: { label: "Choose which emails you get", href: `${baseUrl}${wishesPath}` },
  };
}
