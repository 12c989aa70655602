import { reminderMessage } from "#domain/assistant/messages/messages.ts";
import type { OutreachRequest } from "#domain/assistant/outreach/gate.ts";
import { dueReminder, type ReminderKind } from "#domain/appointments/reminders.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import { manageLink, secretOf } from "#server/booking/own-booking.ts";
import { findBooking } from "#server/booking/store.ts";
import { toE164 } from "#server/contacts/phone.ts";
import { findLastRestore } from "#server/platform/last-restore.ts";
import { isKnownZone, rulesOf } from "#server/platform/zones.ts";
import type { ActionServices } from "../actions/action-services.ts";
import { propose } from "../actions/propose.ts";
import { askGate, expectedCents } from "../outreach/gate.ts";
import { findPerson } from "../outreach/person.ts";
import { eachOf } from "./each.ts";

type Due = { owner: OwnerId; id: string; startsAt: Date; kind: ReminderKind };

/**
 * The job "assistant-reminders", every minute: in addition to the booking emails, at the same two times, a text to
 * clients who left a number and consented to texts. It looks up who is due, as the emails' job does.
 */
export async function proposeReminders(services: ActionServices): Promise<void> {
  const now = services.now();
  const due = (await findDue(services, now)).filter(({ owner }) => services.hearsStop(owner));
  await eachOf(due, (one) => remind(one, services, now));
}

async function findDue({ pool }: ActionServices, now: Date): Promise<Due[]> {
  const since = await findLastRestore(pool);
  const { rows } = await pool.query<Omit<Due, "kind"> & { arrangedAt: Date }>(
    `select a.professional_id as owner, a.id, a.appointment_time as "startsAt", a.arranged_at as "arrangedAt"
       from public.appointments a
       join public.assistant_settings s on s.user_id = a.professional_id and s.first_on_at is not null
      where a.tells_client and a.status in ('Scheduled', 'Confirmed')
        and a.appointment_time > $1 and a.appointment_time <= $1::timestamptz + interval '24 hours'
      order by a.appointment_time`,
    [now],
  );
  return rows.flatMap(({ arrangedAt, ...row }) => {
    const kind = dueReminder({ startsAt: row.startsAt, arrangedAt, since, now });
    return kind ? [{ ...row, kind }] : [];
  });
}

async function remind({ owner, id, startsAt, kind }: Due, services: ActionServices, now: Date) {
  const onceKey = `remind:${id}:${startsAt.toISOString()}:${kind}`;
  await services.database.as(owner, async (tx) => {
    const host = await findHost(tx, owner);
    const appointment = await findBooking(tx, owner, id);
    const recipient = toE164(appointment?.clientPhone ?? null);
    if (!host || !appointment || !recipient || !isActive(appointment.status)) return;
    if (appointment.appointmentTime.getTime() !== startsAt.getTime()) return;
    const { contactId, clientName, clientTimeZone } = appointment;
    const request: OutreachRequest = {
      kind: "remind",
      channel: "text",
      purpose: "service",
      recipient,
      costCents: expectedCents.text,
    };
    const person = await findPerson(tx, owner, { recipient, contactId });
    const { verdict, notBefore } = await askGate(tx, owner, { request, person, now });
    // No consent to texts, or quiet hours last too long: only the email reminds, and the log stays clear.
    if (verdict === "refuse" && !(notBefore && notBefore < startsAt)) return;
    const zone = clientTimeZone && isKnownZone(clientTimeZone) ? clientTimeZone : host.timeZone;
    const link = manageLink(services.baseUrl, owner, secretOf(services.keys, owner, id));
    const name = clientName ?? recipient;
    await propose(tx, owner, {
      kind: "remind",
      channel: "text",
      purpose: "service",
      contactId,
      recipientName: clientName,
      recipient,
      ...reminderMessage({ writer: host, startsAt, zone: rulesOf(zone, now), manageLink: link }),
      cause: `Appointment in ${kind}`,
      description: `Reminder by text to ${name}`,
      appointmentId: id,
      onceKey,
      // Checked against the appointment's time when it is carried out.
      expiresAt: startsAt,
      now,
    });
  });
}
