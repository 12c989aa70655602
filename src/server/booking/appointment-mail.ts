import type { Pool } from "pg";
import { calendarPath } from "#domain/appointments/calendar-path.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { findHost, type Host } from "#server/appointments/circumstances.ts";
import { writeCalendar } from "#server/appointments/icalendar.ts";
import { type News, newsSchema, type ToldAppointment } from "#server/appointments/news.ts";
import { mailIdOf } from "#server/appointments/reminder-mails.ts";
import { findAppointment } from "#server/appointments/store.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import type { Database } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";
import type { Keys } from "#server/platform/keys.ts";
import { writeClientEvent } from "./client-event.ts";
import { clientLetter, hostLetter } from "./letters.ts";
import { codeOf, mailedSecretOf, manageLink } from "./own-booking.ts";

/** What writing letters about appointments needs. */
export type LetterDesk = {
  /** Puts mails into the outbox. */
  pool: Pool;
  /** Reads whose appointment it is. */
  visitors: Database;
  /** Reads for the professional what no visitor's request may: the notes. */
  database: Database;
  keys: Keys;
  baseUrl: string;
  /** The product's own address: events are arranged by it, so that no professional's mailbox is given away. */
  sender: string;
  /** Whether somebody can talk to this professional's assistant: the letters tell the code that it asks for. */
  assistantAnswers: (owner: OwnerId) => Promise<boolean>;
  now: () => Date;
};

/** The code of an appointment for the letters about it; null where no assistant would ask for it. */
export async function codeToTell(
  { keys, assistantAnswers }: LetterDesk,
  owner: OwnerId,
  id: string,
): Promise<string | null> {
  return (await assistantAnswers(owner)) ? codeOf(keys, owner, id) : null;
}

/**
 * The job "appointment-mail": writes the letters about one change, to the client and, where a visitor made it, to the
 * professional. Each mail has an id of its appointment, its change and its reader, so that a job which runs twice sends
 * once.
 */
export async function writeAppointmentMails(payload: unknown, desk: LetterDesk): Promise<void> {
  const news = newsSchema.parse(payload);
  const host = await desk.visitors.as(news.professionalId, (tx) =>
    findHost(tx, news.professionalId),
  );
  if (!host) return; // the account is gone, and with it everything that could be told
  if (news.tellsClient) await writeToClient(news, host, desk);
  if (news.by === "visitor") await writeToHost(news, host, desk);
}

async function writeToClient(news: News, host: Host, desk: LetterDesk): Promise<void> {
  const { appointment } = news;
  const { clientEmail } = appointment;
  if (!clientEmail) return;
  const secret = mailedSecretOf(desk.keys, host.id, appointment.id);
  const link = manageLink(desk.baseUrl, host.id, secret);
  const method = methodOf(news);
  const code = await codeToTell(desk, host.id, appointment.id);
  const parts = { host, appointment, link, code, now: desk.now(), email: clientEmail };
  const calendar = writeClientEvent(host, appointment, {
    method,
    link,
    changedAt: appointment.updatedAt,
    sender: desk.sender,
  });
  await enqueueMail(desk.pool, clientLetter(news, parts), {
    id: mailIdOf(host.id, appointment.id, appointment.sequence, news.change, "client"),
    invitation: { calendar, method },
  });
}

async function writeToHost(news: News, host: Host, desk: LetterDesk): Promise<void> {
  const appointment = await withNotes(news, host, desk);
  const { clientName, clientEmail, clientPhone, notes } = appointment;
  const method = methodOf(news);
  const { day } = wallTimeOf(rulesOf(host.timeZone, desk.now()), appointment.appointmentTime);
  const calendarLink = `${desk.baseUrl}${calendarPath(day)}`;
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
        isCancelled: news.change === "cancelled",
        changedAt: appointment.updatedAt,
        url: calendarLink,
        organizer: { name: "Hearthline", email: desk.sender },
        attendee: { name: host.fullName, email: host.email },
      },
    ],
    { method },
  );
  const letter = hostLetter(news, { host, appointment, calendarLink, now: desk.now() });
  await enqueueMail(desk.pool, letter, {
    id: mailIdOf(host.id, appointment.id, appointment.sequence, news.change, "host"),
    invitation: { calendar, method },
  });
}

/**
 * The appointment with its notes. A visitor's move cannot tell them, and the event that it sends replaces the one in the
 * professional's calendar with all that stood there.
 */
async function withNotes(
  { change, appointment }: News,
  host: Host,
  { database }: LetterDesk,
): Promise<ToldAppointment> {
  if (change !== "moved") return appointment;
  const stored = await database.as(host.id, (tx) => findAppointment(tx, host.id, appointment.id));
  return { ...appointment, notes: stored?.notes ?? null };
}

function methodOf({ change }: News): "REQUEST" | "CANCEL" {
  return change === "cancelled" ? "CANCEL" : "REQUEST";
}
