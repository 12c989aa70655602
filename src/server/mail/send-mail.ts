import type { Pool } from "pg";
import type { Log } from "#server/platform/log.ts";
import { findUnsentMail, markRefused, markSent } from "./outbox.ts";
import { MailNotSent } from "./refusal.ts";
import type { Transport } from "./smtp.ts";

/**
 * The job "send-mail". What may pass is thrown, so that the queue tries again, later and later; what was refused for
 * good is marked so. Without a transport the mail stays in the outbox.
 */
export async function sendMail(
  { mailId }: { mailId: string },
  {
    pool,
    transport,
    log,
    ending,
  }: { pool: Pool; transport: Transport | null; log: Log; ending: AbortSignal },
): Promise<void> {
  if (!transport) return;
  const mail = await findUnsentMail(pool, mailId);
  if (!mail) return;
  try {
    await transport(mail, ending);
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    if (error.kind === "login")
      log.error(
        { mail: mail.id, reason: error.message },
        "the mail server does not let us in: mails wait until SMTP_URL is right",
      );
    if (error.kind !== "refused") throw error;
    log.error({ mail: mail.id, reason: error.message }, "a mail was refused for good");
    return markRefused(pool, mail.id, error.message);
  }
  await markSent(pool, mail.id);
}
