import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/**
 * The words in the names and companies of a professional's contacts, kept by triggers, to find what a misspelled word
 * may mean. A word can occur twice, with two marks, if two transactions added it at once.
 */
export const contactWords = pgTable(
  "contact_words",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Compared byte by byte (its collation). */
    word: text("word").notNull(),
    mark: uuid("mark").notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.word, table.mark] })],
);
