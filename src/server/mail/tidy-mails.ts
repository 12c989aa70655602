import type { Pool } from "pg";
import type { Log } from "#server/platform/log.ts";
import { countWaiting, forgetMails, giveUpMails, requeueMails } from "./outbox.ts";

/** Where emails go: out, to the local mailbox, or nowhere until SMTP_URL is set. */
export type MailPlace = "out" | "here" | "kept";

/** At startup: sends what waits, or logs that it cannot be sent. */
export async function takeUpMails(
  pool: Pool,
  { place, log }: { place: MailPlace; log: Log },
): Promise<void> {
  if (place === "out") await requeueMails(pool, { isStart: true });
  if (place === "kept") await tellWaiting(pool, log);
}

/** The hourly job "tidy-mails": reports emails that were not sent, and deletes old ones. */
export async function tidyMails(
  pool: Pool,
  { place, log }: { place: MailPlace; log: Log },
): Promise<void> {
  if (place === "out") await requeueMails(pool, { isStart: false });
  if (place === "kept") await tellWaiting(pool, log);
  const mails = place === "here" ? 0 : await giveUpMails(pool);
  if (mails > 0) log.error({ mails }, "emails were not delivered in time and are given up");
  await forgetMails(pool);
}

async function tellWaiting(pool: Pool, log: Log): Promise<void> {
  const mails = await countWaiting(pool);
  log.warn({ mails }, "emails are kept and not sent: set SMTP_URL, and MAIL to send");
}
