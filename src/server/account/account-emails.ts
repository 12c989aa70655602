import { createEmailVerificationToken } from "better-auth/api";
import { isPlaceholderEmail } from "#domain/account/placeholder-email.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Email } from "#server/mail/email.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { enqueueText } from "#server/sms/outbox.ts";
import { numberOf } from "./codes/phone-store.ts";
import { codeText } from "./codes/texts.ts";
import { maySendNotice, maySendLink } from "./rate-limits/emails-and-texts.ts";
import type { Accounts } from "./shared/accounts.ts";
import * as emails from "./shared/emails.ts";
import { findEmailReturn } from "./tokens/pkce-flow.ts";
import { createKeys } from "#server/platform/keys.ts";
import { createTexts } from "#server/platform/sealed/texts.ts";

const linkLasts = 60 * 60; // seconds

/*
 * Where the two links of an email change lead. The first one, sent to the current address, only triggers the email to
 * the new address; the second one changes the account. The page says which of the two it was.
 */
const moveAsked = { callbackURL: "/dashboard/settings/account?email=asked" };
const moved = { callbackURL: "/dashboard/settings/account?email=moved" };

type Recipient = { email: string };
type Person = { id: string; email: string; name: string };

/** The emails that Better Auth and our own endpoints send. Each goes to the outbox, if its rate limit allows it. */
export function accountEmails(
  accounts: Accounts,
  { baseUrl, secret }: { baseUrl: string; secret: string },
) {
  const texts = createTexts(createKeys(secret));
  const send = (email: Email, owner?: OwnerId) => enqueueMail(accounts, email, { texts, owner });
  const verificationLink = (token: string, back: Record<string, string> | null = null) =>
    `${baseUrl}/api/auth/verify-email?${new URLSearchParams({ token, callbackURL: "/signin", ...back })}`;

  return {
    /** Notifies the owner of an account that someone signed up with its address. */
    async notifyOwner({ email }: Recipient): Promise<void> {
      if (await maySendNotice(accounts, email))
        await send(emails.alreadyRegisteredEmail(email, baseUrl));
    },

    /** Sends a new verification link when Better Auth sends none itself. */
    async sendVerification({ email }: Recipient): Promise<void> {
      if (!(await maySendLink(accounts, "proof", email))) return;
      const token = await createEmailVerificationToken(secret, email, undefined, linkLasts);
      await send(emails.verificationEmail(email, verificationLink(token)));
    },

    /** `url` is the link as Better Auth would send it. */
    async verify({ email }: Recipient, { token, url }: { token: string; url: string }) {
      if (!(await maySendLink(accounts, "proof", email))) return;
      const isMove = new URL(url).searchParams.get("callbackURL") === moveAsked.callbackURL;
      const back = isMove ? moved : await findEmailReturn();
      await send(emails.verificationEmail(email, verificationLink(token, back)));
    },

    async resetPassword({ email }: Recipient, token: string): Promise<void> {
      if (!(await maySendLink(accounts, "reset", email))) return;
      const href = `${baseUrl}/update-password#token=${encodeURIComponent(token)}`;
      await send(emails.resetPasswordEmail(email, href));
    },

    async confirmMove({ id, email, name }: Person, newEmail: string, token: string): Promise<void> {
      const href = verificationLink(token, moveAsked);
      await send(emails.confirmNewEmail(email, name, { newEmail, href }), id as OwnerId);
    },

    /** Sends a code to a person's own mailbox, or to the phone of someone who has no mailbox. */
    async sendCode({ id, email, name }: Person, code: string): Promise<void> {
      if (!isPlaceholderEmail(email))
        return send(emails.confirmationCode(email, name, code), id as OwnerId);
      const to = await numberOf(accounts, id);
      if (to)
        await enqueueText(accounts, { to, text: codeText(code), texts, owner: id as OwnerId });
    },
  };
}

export type AccountEmails = ReturnType<typeof accountEmails>;
