import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#domain/kernel/language.ts";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/**
 * Whom a professional meets, and when. `appointment_time` is an instant; the status is one of domain/appointments/
 * statuses.ts. No two active entries that take time overlap: the exclusion constraint appointments_no_overlap refuses
 * it, whoever writes (docs/decisions/015).
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
    /** The words of name and notes as the search of everything compares them (docs/decisions/032). */
    words: text("words")
      .notNull()
      .generatedAlwaysAs(sql`appointment_words(client_name, notes)`),
    /** Whether it took place (domain/appointments/outcomes.ts); null until somebody said so. */
    outcome: text("outcome"),
    /** The contact it is about; not a foreign key, because a contact moves into the bin and back. */
    contactId: uuid("contact_id"),
    /** Who put it into the calendar: owner, visitor or assistant. */
    bookedBy: text("booked_by").notNull().default("owner"),
    /** Whether the client learns of it by mail, and so of every change. */
    tellsClient: boolean("tells_client").notNull().default(false),
    /** The zone in which the client reads times; null is the professional's. */
    clientTimeZone: text("client_time_zone"),
    /** The language in which mails speak to the client (domain/kernel/language.ts); null is English. */
    clientLanguage: text("client_language").$type<Language>(),
    /** When the client last learned of this time: reminders that were due before are not sent. */
    arrangedAt: instant("arranged_at")
      .notNull()
      .default(sql`now()`),
    /** SEQUENCE of its iCalendar event: one more with each change that calendars must learn of. */
    sequence: integer("sequence").notNull().default(0),
    /**
     * The time that the client still knows while a move by the professional can be undone (move-mail.ts); null when the
     * client knows the present one.
     */
    movedFromTime: instant("moved_from_time"),
    movedFromMinutes: integer("moved_from_minutes"),
    /** One more with each change of time, length, status or outcome, counted by a trigger whoever writes. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.professionalId, table.id] }),
    index("appointments_by_time").on(table.professionalId, table.appointmentTime, table.id),
    // What is neither done nor called off, which the overview asks for however long ago it was.
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
 * What a visitor sent to book an appointment, under the id that the visitor's browser made: the same request again
 * books nothing twice, and another under the same id is refused. It outlives the appointment, so that a retry does not
 * bring back one that was deleted. What the professional made and deleted has one as well, for the same reason.
 */
export const bookingReceipts = pgTable(
  "booking_receipts",
  {
    professionalId: ownerColumn("professional_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Also the appointment's id. */
    id: uuid("id").notNull(),
    /** SHA-256 of what a visitor asked for; empty for what the professional made. */
    requestHash: text("request_hash").notNull(),
    /** How often the visitor moved it since. */
    moves: integer("moves").notNull().default(0),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.professionalId, table.id] })],
);

/** Which reminders went out for which time of an appointment: none goes twice, and a moved one is reminded anew. */
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

/** A professional's private iCalendar feed, where there is one: its address ends in a secret made from this salt. */
export const calendarFeeds = pgTable("calendar_feeds", {
  professionalId: ownerColumn("professional_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  salt: uuid("salt").notNull(),
  createdAt: instant("created_at").notNull(),
});
