import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/** What the AI agent did for a professional (SPEC §3). */
export const aiTasksLog = pgTable(
  "ai_tasks_log",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    taskDescription: text("task_description").notNull(),
    /** In Progress, Completed, Failed and so on: what its badge says (SPEC §4). */
    status: text("status").notNull(),
    performedAt: instant("performed_at").notNull(),
    /** A text or an object (SPEC §3). */
    details: jsonb("details").$type<string | Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("ai_tasks_log_newest").on(
      table.userId,
      table.performedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
