import { createTransport } from "nodemailer";
import type { Pool } from "pg";
import { findUnsentMail, markSent, type OutgoingMail } from "./outbox.ts";

/** Hands one mail over to the world. */
export type Transport = (mail: OutgoingMail) => Promise<void>;

/** The bare address of a sender such as "Hearthline <hello@example.com>". */
export function senderOf(from: string): string {
  return from.match(/<([^<>]+)>\s*$/)?.[1] ?? from;
}

/**
 * Real SMTP. The Message-ID is the mail's own id, so that a mail which goes out twice (the server died between
 * sending and marking) is recognised as one by its reader's program.
 */
export function smtpTransport(smtpUrl: string, from: string): Transport {
  const transporter = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? "hearthline.invalid";
  return async (mail) => {
    await transporter.sendMail({
      from,
      to: { name: "", address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<${mail.id}@${domain}>`,
      ...(mail.calendar && {
        icalEvent: {
          content: mail.calendar,
          method: mail.calendarMethod ?? "PUBLISH",
          filename: "appointment.ics",
        },
      }),
    });
  };
}

/** The job "send-mail". Without a transport the mail stays in the outbox, where the local mailbox shows it. */
export async function sendMail(
  { mailId }: { mailId: string },
  { pool, transport }: { pool: Pool; transport: Transport | null },
): Promise<void> {
  if (!transport) return;
  const mail = await findUnsentMail(pool, mailId);
  if (!mail) return;
  await transport(mail);
  await markSent(pool, mail.id);
}
