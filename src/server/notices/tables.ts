import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/**
 * What the bell of a professional tells of: written by triggers on what it tells about, in the same transaction, and
 * followed by a mail unless that person has switched it off. Names are kept as they were.
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
