import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/** Whom a professional meets, and when (SPEC §3). `appointment_time` is an instant; the status is one of SPEC §4. */
export const appointments = pgTable(
  "appointments",
  {
    professionalId: ownerColumn("professional_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    clientName: text("client_name"),
    clientEmail: text("client_email"),
    clientPhone: text("client_phone"),
    appointmentTime: instant("appointment_time").notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    notes: text("notes"),
    status: text("status").notNull(),
    /** Demo for demos (SPEC §3). */
    appointmentType: text("appointment_type"),
    createdAt: instant("created_at")
      .notNull()
      .default(sql`now()`),
    updatedAt: instant("updated_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.professionalId, table.id] }),
    index("appointments_by_time").on(table.professionalId, table.appointmentTime, table.id),
  ],
);
