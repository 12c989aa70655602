import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/**
 * The different words in the names and companies of a professional's contacts, which triggers keep: what a misspelt
 * word may mean. A word may stand twice, under two marks, when two added it at once.
 */
export const contactWords = pgTable(
  "contact_words",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Compared byte by byte: the migration says so. */
    word: text("word").notNull(),
    mark: uuid("mark").notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.word, table.mark] })],
);
