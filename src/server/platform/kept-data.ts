import { keptFor, type Span, spanText } from "#domain/kernel/kept-for.ts";

/** One kind of data: why it is kept, until when, and what ends it. */
export type KeptData = {
  what: string;
  why: string;
  /** The tables that have it, with their schema. */
  tables: readonly string[];
  /** Until when, apart from the end of the account: a span after what `after` says. */
  until: { span: Span; after: string } | "the account is deleted" | string;
  /** The job that deletes it; the timetable of background.ts has it. */
  job?: string;
  /** What the deletion of an account does with it. */
  atDeletion: "deleted" | "deleted by its address or owner" | "names nobody" | string;
};

const withAccount = "the account is deleted";
const names = "names nobody";

/**
 * All data in the database, as docs/data-protection.md lists it. test/data-protection.test.ts finds each table that is
 * missing, and each job that does not exist.
 */
export const keptData: readonly KeptData[] = [
  {
    what: "Account: name, email, phone, how one signs in (password as a hash), passkeys, authenticators, recovery codes",
    why: "to sign in",
    tables: [
      "account.user",
      "account.account",
      "account.passkey",
      "account.authenticator",
      "account.recovery_code",
    ],
    until: withAccount,
    atDeletion: "deleted",
  },
  {
    what: "Sign-ups that were never verified",
    why: "the link in the email must find them",
    tables: ["account.verification"],
    until: {
      span: keptFor.unverifiedSignUp,
      after: "the sign-up; links and codes until they expire",
    },
    job: "forget-attempts",
    atDeletion: "deleted by its address or owner",
  },
  {
    what: "Sessions with network address and browser, and tokens that renew them",
    why: "to stay signed in, and to see and end other devices",
    tables: ["account.session", "account.renewal", "account.return_code"],
    until: "they expire: 7 days without use, or sign-out",
    job: "forget-attempts",
    atDeletion: "deleted",
  },
  {
    what: "API keys, as hashes",
    why: "programs of the professional's own",
    tables: ["account.api_key"],
    until: withAccount,
    atDeletion: "deleted",
  },
  {
    what: "Events of the account: sign-ins, changes, exports, who read the finances, with network address and browser",
    why: "the owner sees who did what; the log that the FTC Safeguards Rule asks for",
    tables: ["account.event", "audit.seal", "audit.head", "audit.state"],
    until: { span: keptFor.accountEvent, after: "they happened" },
    job: "forget-events",
    atDeletion: "deleted",
  },
  {
    what: "Failed sign-ins and attempts, counted by hashes of addresses",
    why: "to slow down guessing",
    tables: ["account.delay"],
    until: { span: keptFor.failedSignIns, after: "the last try" },
    job: "forget-attempts",
    atDeletion: names,
  },
  {
    what: "Browsers that signed in before, as hashes",
    why: "so that somebody else's wrong passwords don't lock the owner out",
    tables: ["account.known_place"],
    until: { span: keptFor.knownBrowser, after: "the last sign-in" },
    job: "forget-attempts",
    atDeletion: names,
  },
  {
    what: "Requests per network address",
    why: "rate limits",
    tables: ["account.rate_limit"],
    until: { span: keptFor.requestCounts, after: "the last request" },
    job: "forget-attempts",
    atDeletion: names,
  },
  {
    what: "Bookings, emails and questions counted by hashes of addresses; solved puzzles",
    why: "limits against floods",
    tables: ["guard.attempts", "guard.spent_proofs"],
    until: { span: keptFor.visitorCounts, after: "the attempt" },
    job: "forget-attempts",
    atDeletion: names,
  },
  {
    what: "Profile, picture, availability, the secret part of the calendar feed",
    why: "the booking page, and what other professionals find",
    tables: ["public.profiles", "public.profile_pictures", "public.calendar_feeds"],
    until: withAccount,
    atDeletion: "deleted",
  },
  {
    what: "Contacts: leads, deals, partners, their notes and timeline; incomes, debts and loans encrypted",
    why: "what the professional uses Hearthline for",
    tables: ["public.contacts", "public.contact_events", "public.contact_words"],
    until: "the professional deletes them",
    atDeletion: "deleted",
  },
  {
    what: "Deleted contacts, with their timeline",
    why: "to restore what was deleted by mistake",
    tables: ["public.deleted_contacts"],
    until: { span: keptFor.deletedContact, after: "the deletion" },
    job: "empty-bin",
    atDeletion: "deleted",
  },
  {
    what: "Deleted notes",
    why: "to undo",
    tables: ["public.deleted_notes"],
    until: { span: keptFor.deletedNote, after: "the deletion" },
    job: "empty-bin",
    atDeletion: "deleted",
  },
  {
    what: "The keys of the encrypted fields, themselves encrypted",
    why: "without them nothing opens",
    tables: ["public.data_keys"],
    until: withAccount,
    atDeletion: "deleted, so what they encrypted opens nowhere",
  },
  {
    what: "Appointments with names, emails and phones of clients, and which reminders went out",
    why: "the calendar",
    tables: ["public.appointments", "public.sent_reminders", "public.booking_receipts"],
    until: "the professional deletes them",
    atDeletion: "deleted",
  },
  {
    what: "Links with other professionals, what they share, and the log of both",
    why: "the pre-approval calculator",
    tables: [
      "public.profile_link_invitations",
      "public.link_sharing",
      "public.deal_shares",
      "public.link_events",
    ],
    until: "one of the two accounts is deleted",
    atDeletion: "deleted",
  },
  {
    what: "Scenarios that an agent saved on a loan officer's deal, encrypted, with the agent's name",
    why: "the officer sees what was calculated, and by whom",
    tables: ["public.scenarios"],
    until: "the deal or the officer's account is deleted",
    atDeletion: "deleted with the officer's account; the agent's name stays in it until then",
  },
  {
    what: "Notifications, and which of them are wanted",
    why: "the bell and its emails",
    tables: ["public.notices", "public.notice_wishes"],
    until: withAccount,
    atDeletion: "deleted; names of others in them belong to the reader's account",
  },
  {
    what: "Consents of clients, and who asked to stop",
    why: "proof of consent (TCPA); a stop must outlast the contact",
    tables: [
      "public.contact_consents",
      "public.outreach_consents",
      "public.outreach_stops",
      "public.outreach_receipts",
    ],
    until: withAccount,
    atDeletion: "deleted",
  },
  {
    what: "What was said in conversations with the assistant",
    why: "the professional reads what was promised",
    tables: ["public.assistant_turns"],
    until: {
      span: keptFor.transcript,
      after: "the end of the conversation, or as the professional set",
    },
    job: "assistant-forget-words",
    atDeletion: "deleted",
  },
  {
    what: "Conversations with outcome and summary, messages and calls of the assistant, its log and settings",
    why: "the record of what was done in the professional's name",
    tables: [
      "public.assistant_conversations",
      "public.assistant_actions",
      "public.ai_tasks_log",
      "public.assistant_settings",
    ],
    until: "the professional deletes them",
    atDeletion: "deleted",
  },
  {
    what: "Emails: the text until it is sent, then recipient and subject",
    why: "a repeated request must not send twice",
    tables: ["mail.outbox"],
    until: { span: keptFor.email, after: "they were written" },
    job: "tidy-mails",
    atDeletion: "deleted by its address or owner",
  },
  {
    what: "Text messages: the text until it is sent, then the number",
    why: "a repeated request must not send twice, and not too many go to one number",
    tables: ["sms.outbox"],
    until: { span: keptFor.text, after: "they were written" },
    job: "forget-texts",
    atDeletion: "deleted by its address or owner",
  },
  {
    what: "Secrets of the installation, encrypted; when it was restored; values of old releases until the start encrypts them; keys that sign access tokens",
    why: "the installation itself",
    tables: ["operation.secret", "operation.restore", "operation.unsealed", "account.jwks"],
    until: "the installation ends",
    atDeletion: names,
  },
];

/** Until when, in words. */
export function untilText({ until }: KeptData): string {
  return typeof until === "string" ? until : `${spanText(until.span)} after ${until.after}`;
}
