import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

type Json = Record<string, unknown>;

const owner = () =>
  ownerColumn("user_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

/** A professional's settings for the assistant (domain/assistant/settings.ts); no row before the first save. */
export const assistantSettings = pgTable("assistant_settings", {
  userId: owner().primaryKey(),
  settings: jsonb("settings").$type<Json>().notNull(),
  /** When it was first switched on. Until then the overview shows a placeholder instead of real figures. */
  firstOnAt: instant("first_on_at"),
  /** For the job that deletes old transcripts; it reads nothing else of the settings. */
  retentionDays: integer("retention_days")
    .notNull()
    .generatedAlwaysAs(sql`coalesce((settings ->> 'retentionDays')::integer, 180)`),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
});

/** A conversation with the assistant, on any channel. */
export const assistantConversations = pgTable(
  "assistant_conversations",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    /** One of domain/assistant/tasks.ts talkChannels. */
    channel: text("channel").notNull(),
    /** inbound or outbound. */
    direction: text("direction").notNull().default("inbound"),
    /** open, ended, taken over (a person writes in place of the assistant). */
    status: text("status").notNull(),
    /** The state of the conversation engine (domain/assistant/conversation); null if it needs none. */
    state: jsonb("state").$type<Json>(),
    /** The other side's number, E.164; null on the web. */
    caller: text("caller"),
    /** The phone service's id of the call; unique, so that a repeated webhook opens no second conversation. */
    providerSid: text("provider_sid"),
    callerTimeZone: text("caller_time_zone"),
    /** The name that the caller gave. */
    callerName: text("caller_name"),
    contactId: uuid("contact_id"),
    appointmentId: uuid("appointment_id"),
    /** When the caller learned that it is an automated assistant. */
    disclosedAt: instant("disclosed_at").notNull(),
    startedAt: instant("started_at").notNull(),
    lastTurnAt: instant("last_turn_at").notNull(),
    endedAt: instant("ended_at"),
    /** How many turns there are; the number of the next. */
    turns: integer("turns").notNull().default(0),
    /** One of domain/assistant/tasks.ts outcomes; null while open. */
    outcome: text("outcome"),
    summary: text("summary"),
    nextStep: text("next_step"),
    /** What the professional should look at: refusals, guard replacements, alarms. */
    flags: text("flags")
      .array()
      .notNull()
      .default(sql`'{}'`),
    costCents: integer("cost_cents").notNull().default(0),
    durationSeconds: integer("duration_seconds"),
    /** False after the caller refused a transcript, or the retention period ended. */
    keepsTranscript: boolean("keeps_transcript").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("assistant_conversations_newest").on(
      table.userId,
      table.startedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("assistant_conversations_by_contact")
      .on(table.userId, table.contactId, table.startedAt)
      .where(sql`contact_id is not null`),
    index("assistant_conversations_by_caller")
      .on(table.userId, table.caller, table.lastTurnAt)
      .where(sql`caller is not null`),
    index("assistant_conversations_open")
      .on(table.lastTurnAt)
      .where(sql`status <> 'ended'`),
    index("assistant_conversations_to_forget")
      .on(table.endedAt)
      .where(sql`status = 'ended' and keeps_transcript`),
    uniqueIndex("assistant_conversations_sid")
      .on(table.userId, table.providerSid)
      .where(sql`provider_sid is not null`),
  ],
);

/** The turns of a conversation. */
export const assistantTurns = pgTable(
  "assistant_turns",
  {
    userId: owner(),
    conversationId: uuid("conversation_id").notNull(),
    seq: integer("seq").notNull(),
    /** caller, assistant, professional, note. */
    speaker: text("speaker").notNull(),
    /** With card and personal numbers masked. */
    words: text("words").notNull(),
    /** What the caller heard of it before interrupting; null when all was heard. */
    heardWords: text("heard_words"),
    /** The browser's id of the caller's turn: a repeated one gets the same answer. */
    turnId: uuid("turn_id"),
    /** grammar or model; null if nothing had to be understood. */
    understoodBy: text("understood_by"),
    latencyMs: integer("latency_ms"),
    saidAt: instant("said_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conversationId, table.seq] }),
    foreignKey({
      name: "assistant_turns_conversation",
      columns: [table.userId, table.conversationId],
      foreignColumns: [assistantConversations.userId, assistantConversations.id],
    }).onDelete("cascade"),
    uniqueIndex("assistant_turns_once")
      .on(table.userId, table.conversationId, table.turnId)
      .where(sql`turn_id is not null`),
  ],
);

/**
 * An outgoing action of the assistant: a call, a text, an email. It waits, is approved or rejected, is checked right
 * before it is carried out, and is kept with its result.
 */
export const assistantActions = pgTable(
  "assistant_actions",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    /** A TaskKind. */
    kind: text("kind").notNull(),
    /** draft, waiting, approved, doing, done, failed, refused, rejected, expired, cancelled. */
    status: text("status").notNull(),
    /** phone, text or mail. */
    channel: text("channel").notNull(),
    /** service or marketing. */
    purpose: text("purpose").notNull(),
    contactId: uuid("contact_id"),
    /** Which party of a deal it is for; null for the contact itself. */
    partyRole: text("party_role"),
    recipientName: text("recipient_name"),
    /** E.164 or an email. */
    recipient: text("recipient").notNull(),
    subject: text("subject"),
    words: text("words").notNull(),
    /** Why it exists, as a sentence: "New lead from Zillow", "Appraisal in set to Nov 30". */
    cause: text("cause").notNull(),
    conversationId: uuid("conversation_id"),
    appointmentId: uuid("appointment_id"),
    /** The key under which each cause leads to one proposal at most. */
    onceKey: text("once_key").notNull(),
    /** The earliest time it may run. */
    runAt: instant("run_at").notNull(),
    /** If it was not carried out by then, it expires. */
    expiresAt: instant("expires_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** The result, as text. */
    result: text("result"),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    doneAt: instant("done_at"),
    costCents: integer("cost_cents").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("assistant_actions_once").on(table.userId, table.onceKey),
    index("assistant_actions_newest").on(table.userId, table.status, table.createdAt),
    index("assistant_actions_due")
      .on(table.runAt)
      .where(sql`status in ('approved', 'waiting')`),
    index("assistant_actions_by_conversation")
      .on(table.userId, table.conversationId)
      .where(sql`conversation_id is not null`),
    index("assistant_actions_to_expire")
      .on(table.expiresAt)
      .where(sql`status in ('draft', 'waiting', 'approved')`),
    index("assistant_actions_under_way")
      .on(table.runAt)
      .where(sql`status = 'doing'`),
    index("assistant_actions_by_contact")
      .on(table.userId, table.contactId, table.createdAt)
      .where(sql`contact_id is not null`),
    index("assistant_actions_by_recipient").on(table.userId, table.recipient, table.createdAt),
  ],
);

/** The receipt of the outreach check for each call, text and email, with its reasons: append-only. */
export const outreachReceipts = pgTable(
  "outreach_receipts",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    actionId: uuid("action_id"),
    channel: text("channel").notNull(),
    purpose: text("purpose").notNull(),
    recipient: text("recipient").notNull(),
    /** allow, ask or refuse. */
    verdict: text("verdict").notNull(),
    /** Each rule that applied: its name, its text, its source. */
    reasons: jsonb("reasons").$type<Json[]>().notNull(),
    decidedAt: instant("decided_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("outreach_receipts_newest").on(
      table.userId,
      table.decidedAt.desc().nullsFirst(),
      table.id,
    ),
    index("outreach_receipts_by_action")
      .on(table.userId, table.actionId)
      .where(sql`action_id is not null`),
    index("outreach_receipts_by_recipient").on(table.userId, table.recipient, table.decidedAt),
  ],
);

/** A consent for a channel and a purpose, with its evidence: append-only. */
export const outreachConsents = pgTable(
  "outreach_consents",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    contactId: uuid("contact_id"),
    /** E.164, or an email in lower case. */
    address: text("address").notNull(),
    /** phone (an automated voice), text or mail. */
    channel: text("channel").notNull(),
    purpose: text("purpose").notNull(),
    /** written, oral, inquiry. */
    basis: text("basis").notNull(),
    /** The exact words that were agreed to. */
    wording: text("wording").notNull(),
    source: text("source").notNull(),
    evidence: jsonb("evidence").$type<Json>().notNull(),
    givenAt: instant("given_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("outreach_consents_by_address").on(table.userId, table.address, table.givenAt),
  ],
);

/**
 * Who must not be contacted: an opt-out revokes every earlier consent. Append-only; `lifted` rows opt back in, only
 * with the person's own words.
 */
export const outreachStops = pgTable(
  "outreach_stops",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    address: text("address").notNull(),
    contactId: uuid("contact_id"),
    /** stopped or lifted. */
    kind: text("kind").notNull(),
    /** Where it came from, and the exact words. */
    source: text("source").notNull(),
    words: text("words"),
    happenedAt: instant("happened_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("outreach_stops_by_address").on(table.userId, table.address, table.happenedAt),
  ],
);
