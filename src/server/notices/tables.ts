import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/**
 * A professional's notifications. Triggers and `public.tell_owner` write them, in the transaction or the job of what they
 * are about, unless that person switched off every channel, and queue an email or a text if one is wanted. Names are stored as they
 * were.
 */
export const notices = pgTable(
  "notices",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    happenedAt: instant("happened_at").notNull(),
    kind: text("kind").notNull(),
    actorId: uuid("actor_id"),
    actorName: text("actor_name"),
    dealId: uuid("deal_id"),
    dealName: text("deal_name"),
    /** The client or caller it is about, and the contact that they are. */
    aboutName: text("about_name"),
    contactId: uuid("contact_id"),
    conversationId: uuid("conversation_id"),
    /** The time of the appointment, or when what waits for approval expires. */
    aboutTime: instant("about_time"),
    /** What it reports is told once under this key; null for what others did, which triggers tell once anyway. */
    onceKey: text("once_key"),
    isWithinLimits: boolean("is_within_limits"),
    /** What was missing for a verdict (domain/calculator/verdict.ts). */
    notStated: text("not_stated").array().notNull().default([]),
    /** False if only the email was wanted. */
    inBell: boolean("in_bell").notNull().default(true),
    readAt: instant("read_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("notices_newest").on(
      table.userId,
      table.happenedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex("notices_once")
      .on(table.userId, table.onceKey)
      .where(sql`once_key is not null`),
    index("notices_unread")
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
);

/** The channels that a professional chose for a kind; without a row, those of domain/notices/topics.ts. */
export const noticeWishes = pgTable(
  "notice_wishes",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** See domain/notices/kinds.ts. */
    kind: text("kind").notNull(),
    inBell: boolean("in_bell").notNull().default(true),
    byMail: boolean("by_mail").notNull().default(true),
    /** Only by choice, and only to the verified number of the account. */
    byText: boolean("by_text").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
