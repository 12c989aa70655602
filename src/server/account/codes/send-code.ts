import { isPlaceholderEmail } from "#domain/account/placeholder-email.ts";
import type { Accounts } from "#server/account/shared/accounts.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { enqueueText } from "#server/sms/outbox.ts";
import type { ConfirmationOptions } from "#server/account/multi-factor/reauthentication.ts";
import { confirmationCode } from "#server/account/shared/emails.ts";
import { numberOf } from "./phone-store.ts";
import { codeText } from "./texts.ts";

/** Brings a code to a person's own mailbox, or to the phone of somebody who has none. */
export function confirmationSender(pool: Accounts): ConfirmationOptions["sendCode"] {
  return async ({ id, email, name }, code) => {
    if (!isPlaceholderEmail(email)) return enqueueMail(pool, confirmationCode(email, name, code));
    const to = await numberOf(pool, id);
    if (to) await enqueueText(pool, { to, text: codeText(code) });
  };
}
