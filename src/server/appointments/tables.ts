import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { MeetingWay } from "#domain/appointments/ways-to-meet.ts";
import type { Language } from "#domain/kernel/language.ts";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/**
 * A professional's appointments. `appointment_time` is an instant; the status is one of
 * domain/appointments/statuses.ts. No two active entries that block time overlap: the exclusion constraint
 * appointments_no_overlap refuses it (docs/decisions/015).
 */
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
    /** Task, Callback, Reminder or Appointment; Demo for demos. */
    appointmentType: text("appointment_type"),
    createdAt: instant("created_at")
      .notNull()
      .default(sql`now()`),
    updatedAt: instant("updated_at")
      .notNull()
      .default(sql`now()`),
    /** The rule of domain/appointments/kinds.ts, for the constraint. */
    occupiesTime: boolean("occupies_time")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(appointment_type, '') not in ('Task', 'Reminder')`),
    /** The words of name and notes, for the global search (docs/decisions/032). */
    words: text("words")
      .notNull()
      .generatedAlwaysAs(sql`appointment_words(client_name, notes)`),
    /** Whether it took place (domain/appointments/outcomes.ts); null until recorded. */
    outcome: text("outcome"),
    /** The contact; not a foreign key, because a contact moves into the bin and back. */
    contactId: uuid("contact_id"),
    /** Who created it: owner, visitor or assistant. */
    bookedBy: text("booked_by").notNull().default("owner"),
    /** Whether the client gets emails about it. */
    tellsClient: boolean("tells_client").notNull().default(false),
    /** The client's time zone; null is the professional's. */
    clientTimeZone: text("client_time_zone"),
    /** The language of emails to the client (domain/kernel/language.ts); null is English. */
    clientLanguage: text("client_language").$type<Language>(),
    /** How it takes place (domain/appointments/ways-to-meet.ts); null if that was not agreed. */
    meetingWay: text("meeting_way").$type<MeetingWay>(),
    /** When the client last learned of this time: reminders that were due before are not sent. */
    arrangedAt: instant("arranged_at")
      .notNull()
      .default(sql`now()`),
    /** SEQUENCE of its iCalendar event: increases with each change that calendars must learn of. */
    sequence: integer("sequence").notNull().default(0),
    /**
     * The time that the client still knows while a move by the professional can be undone (move-mail.ts); null if the
     * client knows the current one.
     */
    movedFromTime: instant("moved_from_time"),
    movedFromMinutes: integer("moved_from_minutes"),
    /** Increases with each change of time, length, status or outcome, by a trigger. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.professionalId, table.id] }),
    index("appointments_by_time").on(table.professionalId, table.appointmentTime, table.id),
    // For the overview's list of past appointments without an outcome.
    index("appointments_open")
      .on(table.professionalId, table.appointmentTime, table.id)
      .where(sql`status in ('Scheduled', 'Confirmed') and outcome is null`),
    index("appointments_to_remind")
      .on(table.appointmentTime)
      .where(sql`tells_client and status in ('Scheduled', 'Confirmed')`),
    index("appointments_by_contact")
      .on(table.professionalId, table.contactId, table.appointmentTime)
      .where(sql`contact_id is not null`),
  ],
);

/**
 * Visitors' booking requests, under the id that their browser created: repeating one books nothing, and a different one
 * with the same id is refused. They outlive the appointment, so that a retry does not bring back a deleted one. Deleted
 * entries of the professional have one for the same reason.
 */
export const bookingReceipts = pgTable(
  "booking_receipts",
  {
    professionalId: ownerColumn("professional_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Also the appointment's id. */
    id: uuid("id").notNull(),
    /** SHA-256 of what a visitor requested; empty for what the professional created. */
    requestHash: text("request_hash").notNull(),
    /** How often the visitor has moved it. */
    moves: integer("moves").notNull().default(0),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.professionalId, table.id] })],
);

/** Sent reminders, by the time of the appointment: none is sent twice, and a moved one gets new ones. */
export const sentReminders = pgTable(
  "sent_reminders",
  {
    professionalId: ownerColumn("professional_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    appointmentId: uuid("appointment_id").notNull(),
    appointmentTime: instant("appointment_time").notNull(),
    /** A kind of domain/appointments/reminders.ts. */
    kind: text("kind").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.professionalId, table.appointmentId, table.appointmentTime, table.kind],
    }),
  ],
);

/** A professional's private iCalendar feed; the secret in its address is derived from this salt. */
export const calendarFeeds = pgTable("calendar_feeds", {
  professionalId: ownerColumn("professional_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  salt: uuid("salt").notNull(),
  createdAt: instant("created_at").notNull(),
});
