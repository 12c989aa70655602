import { sql } from "drizzle-orm";
import { dueReminder, type ReminderKind } from "#domain/appointments/reminders.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findHost, lockCalendar } from "#server/appointments/host-calendar.ts";
import { reminderMailId } from "#server/appointments/reminder-mails.ts";
import { enqueueMailIn } from "#server/mail/outbox.ts";
import { isAdded, type OwnerTransaction } from "#server/platform/database.ts";
import { findLastRestore } from "#server/platform/last-restore.ts";
import { codeToTell, type AppointmentEmailServices } from "./appointment-mail.ts";
import { reminderEmail } from "./emails.ts";
import { mailedSecretOf, manageLink } from "./own-booking.ts";
import { findBooking, findReceipt } from "./store.ts";
import { mayWriteToVisitor } from "./visitor-mail.ts";

type Due = { professionalId: OwnerId; id: string; appointmentTime: Date; kind: ReminderKind };

const most = 500;

/**
 * The job "send-reminders", every minute. It looks up who is due now and keeps no job per reminder, so that every way
 * of moving or canceling an appointment counts, an outage is made up for, and nothing is sent twice.
 */
export async function sendReminders(services: AppointmentEmailServices): Promise<void> {
  const now = services.now();
  const errors: unknown[] = [];
  // A failure must not keep the others from being sent.
  for (const due of await findDue(services, now))
    await remind(services, due, now).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, "Not every reminder could be written.");
}

async function findDue({ pool }: AppointmentEmailServices, now: Date): Promise<Due[]> {
  const since = await findLastRestore(pool);
  const { rows } = await pool.query<Omit<Due, "kind"> & { arrangedAt: Date; sent: string[] }>(
    `select a.professional_id as "professionalId", a.id, a.appointment_time as "appointmentTime",
            a.arranged_at as "arrangedAt", array(
              select r.kind from public.sent_reminders r
               where r.professional_id = a.professional_id and r.appointment_id = a.id
                 and r.appointment_time = a.appointment_time) as sent
       from public.appointments a
      where a.tells_client and a.status in ('Scheduled', 'Confirmed') and a.moved_from_time is null
        and a.appointment_time > $1 and a.appointment_time <= $1::timestamptz + interval '24 hours'
      order by a.appointment_time`,
    [now],
  );
  return rows
    .flatMap(({ sent, arrangedAt, ...row }) => {
      const kind = dueReminder({ startsAt: row.appointmentTime, arrangedAt, since, now });
      return kind && !sent.includes(kind) ? [{ ...row, kind }] : [];
    })
    .slice(0, most);
}

/** Sends one reminder, in a transaction that excludes a concurrent cancellation. */
async function remind(services: AppointmentEmailServices, due: Due, now: Date): Promise<void> {
  const owner = due.professionalId;
  const code = await codeToTell(services, owner, due.id);
  await services.visitors.as(owner, async (tx) => {
    await lockCalendar(tx, owner);
    const host = await findHost(tx, owner);
    const appointment = await findBooking(tx, owner, due.id);
    if (!host || !appointment?.clientEmail || !isActive(appointment.status)) return;
    if (appointment.appointmentTime.getTime() !== due.appointmentTime.getTime()) return;
    if (!(await noteReminder(tx, owner, due, now))) return;
    const link = manageLink(services.baseUrl, owner, mailedSecretOf(services.keys, owner, due.id));
    const informed = { ...appointment, notes: null, updatedAt: now };
    const email = appointment.clientEmail;
    const isVisitors = (await findReceipt(tx, owner, due.id)) !== null;
    if (isVisitors && !(await mayWriteToVisitor(tx, { email, kind: "reminders", now }))) return;
    const reminder = reminderEmail({ host, appointment: informed, link, code, now, email });
    await enqueueMailIn(tx, reminder, { id: reminderMailId(owner, due, due.kind) });
  });
}

/** Records a reminder; false if it was sent before. */
async function noteReminder(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, appointmentTime, kind }: Due,
  now: Date,
): Promise<boolean> {
  const noted = await tx.execute(sql`
    insert into sent_reminders (professional_id, appointment_id, appointment_time, kind, sent_at)
    values (${owner}, ${id}, ${appointmentTime}, ${kind}, ${now}) on conflict do nothing`);
  return isAdded(noted);
}
