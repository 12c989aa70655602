import * as z from "zod";
import { isEmail } from "#domain/kernel/is-email.ts";
import { address, setting } from "./setting.ts";

/** Environment variables of email. */
export const mailKeys = {
  SMTP_URL: setting(
    address(["smtp:", "smtps:"], "smtps://user:password@mail.example.com:465").optional(),
  ),
  MAIL_FROM: setting(
    z
      .string()
      .refine(
        (text) => !/[\r\n]/.test(text) && isEmail(text.match(/<([^<>]+)>\s*$/)?.[1] ?? text),
        "must be like Hearthline <hello@example.com>",
      )
      .optional(),
  ),
  MAIL: setting(z.enum(["send", "keep"], "must be send or keep").default("send")),
};

type Values = z.infer<z.ZodObject<typeof mailKeys>>;

/**
 * What is missing before email can be sent to the public, by variable. On this machine nothing is: the local mailbox
 * shows all email.
 */
export function missingForMail(
  { SMTP_URL, MAIL_FROM, MAIL }: Partial<Values>,
  { isPublic }: { isPublic: boolean },
): { key: keyof Values; why: string }[] {
  if (!isPublic || MAIL === "keep") return [];
  if (SMTP_URL === undefined)
    return [
      {
        key: "SMTP_URL",
        why: "people at BASE_URL could not confirm an address or reset a password. Set it, or MAIL=keep to keep every email until it is set",
      },
    ];
  return MAIL_FROM === undefined
    ? [{ key: "MAIL_FROM", why: "email servers refuse a sender that does not exist" }]
    : [];
}

/** Where email is sent, null for nowhere yet, and its sender. */
export function readMail({ SMTP_URL, MAIL_FROM, MAIL }: Values) {
  return {
    smtpUrl: MAIL === "keep" ? null : (SMTP_URL ?? null),
    mailFrom: MAIL_FROM ?? "Hearthline <no-reply@hearthline.invalid>",
  };
}
