import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/**
 * What a professional is told of: written by triggers on what it tells about, in the same transaction, unless that
 * person wants it by no channel, and followed by a mail where one is wanted. Names are kept as they were.
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
    isWithinLimits: boolean("is_within_limits"),
    /** What the officer had not stated for a verdict (domain/calculator/verdict.ts). */
    notStated: text("not_stated").array().notNull().default([]),
    /** False for what is told by mail alone: nobody wanted it in the bell when it happened. */
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
    index("notices_unread")
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
);

/** By which channels a professional wants to hear of a kind; where there is no row, by both. */
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
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
