import { createTransport } from "nodemailer";
import type { OutgoingMail } from "./outbox.ts";
import { whyNotSent } from "./refusal.ts";

/** Sends one email; throws MailNotSent. `ending` makes it give up at once. */
export type Transport = (mail: OutgoingMail, ending: AbortSignal) => Promise<void>;

/** Milliseconds for each step, and for a whole email, because a slow server keeps every step alive. */
export const usualPatience = { step: 10_000, mail: 20_000 };

/** The bare address of a sender such as "Hearthline <hello@example.com>". */
export function senderOf(from: string): string {
  return from.match(/<([^<>]+)>\s*$/)?.[1] ?? from;
}

/**
 * Real SMTP. The Message-ID is the email's own id, so that one that is sent twice (the server died between sending and
 * marking) is recognized as one.
 */
export function smtpTransport(
  { smtpUrl, from }: { smtpUrl: string; from: string },
  patience = usualPatience,
): Transport {
  const transporter = createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: patience.step,
    connectionTimeout: patience.step,
    greetingTimeout: patience.step,
    socketTimeout: patience.step,
  });
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? "hearthline.invalid";
  return async (mail, ending) => {
    try {
      await transporter.sendMail({
        from,
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@${domain}>`,
        ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
        headers: headersOf(mail),
        signal: AbortSignal.any([ending, AbortSignal.timeout(patience.mail)]),
        ...(mail.calendar && {
          icalEvent: {
            content: mail.calendar,
            method: mail.calendarMethod ?? "PUBLISH",
            filename: "appointment.ics",
          },
        }),
      });
    } catch (error) {
      throw whyNotSent(error);
    }
  };
}

/**
 * Marks emails as automatic (RFC 3834), so that no out-of-office reply comes back; some have one-click unsubscribe (RFC
 * 8058).
 */
function headersOf({ unsubscribe }: OutgoingMail): Record<string, string> {
  return {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribe && {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
}
