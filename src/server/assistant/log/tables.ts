import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/** What the assistant did for a professional. */
export const aiTasksLog = pgTable(
  "ai_tasks_log",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    taskDescription: text("task_description").notNull(),
    /** In Progress, Completed, Failed and so on: the label of its badge. */
    status: text("status").notNull(),
    performedAt: instant("performed_at").notNull(),
    /** A text or an object. */
    details: jsonb("details").$type<string | Record<string, unknown>>(),
    /** One of domain/assistant/logged.ts. This and the following columns are null in a row that names only the task. */
    kind: text("kind"),
    /** What it resulted from and what can be opened from it. */
    conversationId: uuid("conversation_id"),
    actionId: uuid("action_id"),
    contactId: uuid("contact_id"),
    appointmentId: uuid("appointment_id"),
    /** The time that was booked or moved to, also after the appointment moves on. */
    startsAt: instant("starts_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("ai_tasks_log_by_conversation")
      .on(table.userId, table.conversationId)
      .where(sql`conversation_id is not null`),
    index("ai_tasks_log_by_action")
      .on(table.userId, table.actionId)
      .where(sql`action_id is not null`),
    index("ai_tasks_log_newest").on(
      table.userId,
      table.performedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
