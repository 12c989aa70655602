import type { Pool } from "pg";
import * as z from "zod";
import { type EmailedKind, emailedKinds } from "#domain/account/events.ts";
import { reachableEmail } from "#domain/account/placeholder-email.ts";
import type { Email } from "#server/mail/email.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { enqueueMail } from "#server/mail/outbox.ts";

const jobSchema = z.object({ eventId: z.uuid() });

type News = {
  owner: OwnerId;
  email: string;
  name: string;
  kind: string;
  detail: string | null;
  isNew: boolean;
};

/**
 * The job "account-mail" emails the person about a change of the account. The email has the event's id, so a job that
 * runs twice sends it once. A provider that is linked while the account is created is not reported.
 */
export async function writeAccountMail(
  payload: unknown,
  { pool, baseUrl }: { pool: Pool; baseUrl: string },
): Promise<void> {
  const { eventId } = jobSchema.parse(payload);
  const { rows } = await pool.query<News>(
    `select u.id as owner, u.email, u.name, e.kind, e.detail, e.happened_at < u.created_at + interval '1 minute' as "isNew"
       from account.event e join account."user" u on u.id = e.user_id where e.id = $1`,
    [eventId],
  );
  const news = rows[0];
  const to = news && reachableEmail(news.email);
  if (!to || !isEmailed(news.kind) || (news.isNew && news.kind === "identity_linked")) return;
  await enqueueMail(pool, emailOf(to, { ...news, kind: news.kind }, baseUrl), {
    id: eventId,
    owner: news.owner,
  });
}

function isEmailed(kind: string): kind is EmailedKind {
  return (emailedKinds as readonly string[]).includes(kind);
}

const what: Record<EmailedKind, (detail: string | null) => string> = {
  password_changed: () => "Your password was changed",
  email_changed: () => "Your account now uses this email address",
  phone_changed: () => "Your account's phone number was changed",
  phone_removed: () => "Your account's phone number was removed",
  identity_linked: (provider) => `You can now sign in with ${nameOf(provider)}`,
  identity_unlinked: (provider) => `You can no longer sign in with ${nameOf(provider)}`,
  authenticator_added: () => "An authenticator app was added to your account",
  authenticator_removed: () => "An authenticator app was removed from your account",
  passkey_added: () => "A passkey was added to your account",
  passkey_removed: () => "A passkey was removed from your account",
  recovery_code_used: () => "One of your recovery codes was used",
  second_step_optional: () => "Two-step sign-in was turned off",
  api_key_made: (name) => `An API key was made for your account${name ? `: ${name}` : ""}`,
};

const names: Record<string, string> = {
  google: "Google",
  facebook: "Facebook",
  sso: "your company",
};

function nameOf(provider: string | null): string {
  return (provider && names[provider]) ?? "another account";
}

function emailOf(
  to: string,
  { name, kind, detail }: { name: string; kind: EmailedKind; detail: string | null },
  baseUrl: string,
): Email {
  const sentence = what[kind](detail);
  return {
    to,
    subject: sentence,
    heading: `Hello ${name}`,
    paragraphs: [`${sentence}. If this was you, there's nothing to do.`],
    action: { label: "See account activity", href: `${baseUrl}/dashboard/settings/account` },
    note: "If this wasn't you, change your password right away and sign out your other devices under Account and security.",
  };
}
