import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/**
 * What a visitor sent to book an appointment, under the id that the visitor's browser made: the same request again
 * books nothing twice, and another under the same id is refused. It outlives the appointment, so that a retry does not
 * bring back one that was deleted meanwhile.
 */
export const bookingReceipts = pgTable(
  "booking_receipts",
  {
    professionalId: ownerColumn("professional_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Also the appointment's id. */
    id: uuid("id").notNull(),
    /** SHA-256 of what was asked for; empty for what the professional arranged, of which only moves are counted. */
    requestHash: text("request_hash").notNull(),
    /** How often the visitor moved it since. */
    moves: integer("moves").notNull().default(0),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.professionalId, table.id] })],
);
