import type { Pool } from "pg";
import type { Log } from "#server/platform/log.ts";
import { findUnsentMail, markRefused, markSent } from "./outbox.ts";
import { MailNotSent } from "./refusal.ts";
import type { Transport } from "./smtp.ts";
import type { Texts } from "#server/platform/sealed/texts.ts";
import { SealBroken } from "#server/platform/sealed/cipher.ts";

/** Log messages for settings that keep all emails from being sent. */
const wrongSettings: Partial<Record<MailNotSent["kind"], string>> = {
  login: "the email server refuses our login: emails wait until SMTP_URL is right",
  sender: "the email server refuses our sender: emails wait until MAIL_FROM is right",
};

/**
 * The job "send-mail". Temporary errors are thrown, so that the queue tries again; refusals are marked. Without a
 * transport the email stays in the outbox.
 */
export async function sendMail(
  { mailId }: { mailId: string },
  {
    pool,
    transport,
    sealed,
    log,
    ending,
  }: {
    pool: Pool;
    transport: Transport | null;
    /** Opens the texts of emails that wait encrypted. */
    sealed: Texts;
    log: Log;
    ending: AbortSignal;
  },
): Promise<void> {
  if (!transport) return;
  const mail = await findUnsentMail(pool, mailId, sealed).catch((error: unknown) => {
    if (error instanceof SealBroken) return "unreadable" as const;
    throw error;
  });
  if (mail === "unreadable")
    return markRefused(pool, mailId, "It was written under another AUTH_SECRET.");
  if (!mail) return;
  // People who have only a phone get an address in the reserved domain (RFC 2606).
  if (mail.to.toLowerCase().endsWith(".invalid")) return markSent(pool, mail.id);
  try {
    await transport(mail, ending);
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    const wrongSetting = wrongSettings[error.kind];
    if (wrongSetting) log.error({ mail: mail.id, reason: error.message }, wrongSetting);
    if (error.kind !== "refused") throw error;
    log.error({ mail: mail.id, reason: error.message }, "an email was refused permanently");
    return markRefused(pool, mail.id, error.message);
  }
  await markSent(pool, mail.id);
}
