import type { Pool } from "pg";
import { calendarPath } from "#domain/appointments/calendar-path.ts";
import { ownerLocation } from "#domain/appointments/ways-to-meet.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { findHost, type Host } from "#server/appointments/host-calendar.ts";
import { writeCalendar } from "#server/appointments/icalendar.ts";
import { type News, newsSchema, type EmailedAppointment } from "#server/appointments/news.ts";
import { mailIdOf } from "#server/appointments/reminder-mails.ts";
import { findAppointment } from "#server/appointments/store.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { tellOwner } from "#server/notices/tell-owner.ts";
import type { Database, OwnerTransaction } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";
import type { Keys } from "#server/platform/keys.ts";
import { writeClientEvent } from "./client-event.ts";
import { emailToClient, emailToHost } from "./emails.ts";
import { codeOf, mailedSecretOf, manageLink } from "./own-booking.ts";

/** What sending emails about appointments needs. */
export type AppointmentEmailServices = {
  /** Writes to the outbox. */
  pool: Pool;
  /** Reads the appointment's professional. */
  visitors: Database;
  /** Reads the notes, which visitors' requests may not. */
  database: Database;
  keys: Keys;
  baseUrl: string;
  /** The product's own address. It is the organizer of events, so that no professional's mailbox is revealed. */
  sender: string;
  /** Whether this professional's assistant answers: then emails contain the code that it asks for. */
  assistantAnswers: (owner: OwnerId) => Promise<boolean>;
  now: () => Date;
};

/** An appointment's code for the emails about it; null if no assistant would ask for it. */
export async function codeToTell(
  { keys, assistantAnswers }: AppointmentEmailServices,
  owner: OwnerId,
  id: string,
): Promise<string | null> {
  return (await assistantAnswers(owner)) ? codeOf(keys, owner, id) : null;
}

/**
 * The job "appointment-mail": sends the emails about one change, to the client and, if a visitor made it, to the
 * professional. Each email has an id derived from its appointment, change and recipient, so a job that runs twice sends
 * it once.
 */
export async function writeAppointmentMails(
  payload: unknown,
  services: AppointmentEmailServices,
): Promise<void> {
  const news = newsSchema.parse(payload);
  const host = await services.visitors.as(news.professionalId, (tx) =>
    findHost(tx, news.professionalId),
  );
  if (!host) return; // the account was deleted
  if (news.tellsClient) await writeToClient(news, host, services);
  if (news.by === "visitor") await writeToHost(news, host, services);
}

async function writeToClient(
  news: News,
  host: Host,
  services: AppointmentEmailServices,
): Promise<void> {
  const { appointment } = news;
  const { clientEmail } = appointment;
  if (!clientEmail) return;
  const secret = mailedSecretOf(services.keys, host.id, appointment.id);
  const link = manageLink(services.baseUrl, host.id, secret);
  const method = methodOf(news);
  const code = await codeToTell(services, host.id, appointment.id);
  const parts = { host, appointment, link, code, now: services.now(), email: clientEmail };
  const calendar = writeClientEvent(host, appointment, {
    method,
    link,
    changedAt: appointment.updatedAt,
    sender: services.sender,
  });
  await enqueueMail(services.pool, emailToClient(news, parts), {
    id: mailIdOf(host.id, appointment.id, appointment.sequence, news.change, "client"),
    invitation: { calendar, method },
    owner: host.id,
  });
}

async function writeToHost(
  news: News,
  host: Host,
  services: AppointmentEmailServices,
): Promise<void> {
  const appointment = await withNotes(news, host, services);
  const { clientName, clientEmail, clientPhone, notes } = appointment;
  const method = methodOf(news);
  const { day } = wallTimeOf(rulesOf(host.timeZone, services.now()), appointment.appointmentTime);
  const calendarLink = `${services.baseUrl}${calendarPath(day)}`;
  const calendar = writeCalendar(
    [
      {
        id: appointment.id,
        sequence: appointment.sequence,
        startsAt: appointment.appointmentTime,
        durationMinutes: appointment.durationMinutes,
        timeZone: host.timeZone,
        summary: `${appointment.appointmentType ?? "Appointment"}: ${clientName ?? ""}`.trim(),
        description: [clientEmail, clientPhone, notes].filter(Boolean).join("\n"),
        location: news.change === "cancelled" ? null : ownerLocation(host.ways, appointment),
        isCancelled: news.change === "cancelled",
        changedAt: appointment.updatedAt,
        url: calendarLink,
        organizer: { name: "Hearthline", email: services.sender },
        attendee: { name: host.fullName, email: host.email },
      },
    ],
    { method },
  );
  await services.database.as(host.id, (tx) => tellOfBooking(tx, host, news));
  const email = emailToHost(news, { host, appointment, calendarLink, now: services.now() });
  await enqueueMail(services.pool, email, {
    id: mailIdOf(host.id, appointment.id, appointment.sequence, news.change, "host"),
    invitation: { calendar, method },
    owner: host.id,
  });
}

/** Adds the notification about the same change to the bell; the email is this job's own. */
async function tellOfBooking(tx: OwnerTransaction, host: Host, news: News): Promise<void> {
  const { change, appointment } = news;
  if (change !== "booked" && change !== "moved" && change !== "cancelled") return;
  const stored = await findAppointment(tx, host.id, appointment.id);
  await tellOwner(tx, host.id, {
    kind: change,
    onceKey: `${change}:${appointment.id}:${appointment.sequence}`,
    aboutName: appointment.clientName ?? appointment.clientEmail,
    aboutTime: appointment.appointmentTime,
    contactId: stored?.contactId ?? null,
    isMailed: false,
    now: appointment.updatedAt,
  });
}

/**
 * The appointment with its notes, which a visitor's request cannot read. The event in this email replaces the one in
 * the professional's calendar, notes included.
 */
async function withNotes(
  { change, appointment }: News,
  host: Host,
  { database }: AppointmentEmailServices,
): Promise<EmailedAppointment> {
  if (change !== "moved") return appointment;
  const stored = await database.as(host.id, (tx) => findAppointment(tx, host.id, appointment.id));
  return { ...appointment, notes: stored?.notes ?? null };
}

function methodOf({ change }: News): "REQUEST" | "CANCEL" {
  return change === "cancelled" ? "CANCEL" : "REQUEST";
}
