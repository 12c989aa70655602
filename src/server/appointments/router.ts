import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { type NewEvent, storedClient, storedNotes } from "#domain/appointments/event.ts";
import { newAppointmentStatus } from "#domain/appointments/statuses.ts";
import { minuteOf } from "#domain/kernel/clock-time.ts";
import type { Day } from "#domain/kernel/day.ts";
import { instantOf } from "#domain/kernel/zone-rules.ts";
import { signedIn, signedInUnchecked } from "#server/account/procedures.ts";
import { findContact } from "#server/contacts/store.ts";
import { cutPage, fromCursor, toCursor } from "#server/platform/cursor.ts";
import { isKnownZone, isWithinRules, rulesOf } from "#server/platform/zones.ts";
import { addProfile } from "#server/profiles/store.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { availabilityProcedures } from "./availability-router.ts";
import { changeStatus, moveTo, obstacleTo, tell, wishOf } from "./changing.ts";
import { findHost, lockCalendar } from "./circumstances.ts";
import { feedProcedures } from "./feed-router.ts";
import { answerOverlap } from "./overlap.ts";
import { withdrawReminders } from "./reminder-mails.ts";
import {
  type AppointmentRow,
  deleteAppointment,
  findAppointment,
  insertAppointment,
  listAppointments,
  listBetween,
  type NewAppointment,
} from "./store.ts";
import { tellTimeline } from "./told.ts";

const list = signedInUnchecked.appointments.list.handler(async ({ input, context }) => {
  const { show, cursor, limit } = input;
  const place = cursor ? fromCursor(cursor) : null;
  const after = place && { time: place.createdAt, id: place.id };
  const query = { show, after, limit: limit + 1, now: context.now() };
  const rows = await context.mine((tx, me) => listAppointments(tx, me.ownerId, query));
  const { page, next } = cutPage(rows, limit);
  return {
    appointments: page.map(toSaved),
    nextCursor: next ? toCursor({ createdAt: next.place, id: next.id }) : null,
  };
});

const between = signedInUnchecked.appointments.between.handler(async ({ input, context }) => {
  const rows = await context.mine((tx, me) => listBetween(tx, me.ownerId, input));
  return rows.map(toSaved);
});

const add = signedIn.appointments.add.handler(
  async ({ input: { id, event, despiteRules }, context, errors }) => {
    const now = context.now();
    const startsAt = instantIn(event, now);
    if (!startsAt) throw errors.INVALID_MOMENT();
    const { type, durationMinutes } = event;
    return context.mine(async (tx, me) => {
      await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
      await lockCalendar(tx, me.ownerId);
      const again = await findAppointment(tx, me.ownerId, id);
      if (again)
        return toSameOr(again, { event, startsAt, email: me.email }, () => errors.ID_TAKEN());
      const host = (await findHost(tx, me.ownerId))!;
      const wish = { type, startsAt, durationMinutes };
      const obstacle = await obstacleTo(tx, host, { wish, despiteRules, now });
      if (obstacle?.kind === "overlap") throw errors.OVERLAP({ data: { free: obstacle.free } });
      if (obstacle) throw errors.AGAINST_OWN_RULES({ data: { rules: obstacle.rules } });
      const contact = event.contactId && (await findContact(tx, me.ownerId, event.contactId));
      const entry: NewAppointment = {
        id,
        ...storedClient(event, me.email),
        appointmentTime: startsAt,
        durationMinutes,
        notes: storedNotes(event),
        status: newAppointmentStatus,
        appointmentType: type,
        // A contact of somebody else is none that this professional could name.
        contactId: contact ? contact.id : null,
        bookedBy: "owner",
        tellsClient: type === "Appointment" && event.tellsClient,
        clientTimeZone: null,
        now,
      };
      if (!(await insertAppointment(tx, me.ownerId, entry))) throw errors.ID_TAKEN();
      const row = (await findAppointment(tx, me.ownerId, id))!;
      await tell(tx, host, { row, news: "booked", now });
      return toSaved(row);
    });
  },
);

const setStatus = signedIn.appointments.setStatus.handler(
  async ({ input: { id, status }, context, errors }) =>
    answerOverlap(
      () =>
        context.mine(async (tx, me) => {
          await lockCalendar(tx, me.ownerId);
          const before = await findAppointment(tx, me.ownerId, id);
          if (!before) throw errors.NOT_FOUND();
          const changed = await changeStatus(tx, me.ownerId, {
            before,
            status,
            now: context.now(),
          });
          if ("free" in changed) throw errors.OVERLAP({ data: { free: changed.free } });
          return toSaved(changed);
        }),
      () => errors.OVERLAP({ data: { free: [] } }),
    ),
);

const setOutcome = signedIn.appointments.setOutcome.handler(
  async ({ input: { id, outcome }, context, errors }) =>
    answerOverlap(
      () =>
        context.mine(async (tx, me) => {
          const now = context.now();
          await lockCalendar(tx, me.ownerId);
          const before = await findAppointment(tx, me.ownerId, id);
          if (!before) throw errors.NOT_FOUND();
          const status = outcome === null ? before.status : "Completed";
          const change = { before, status, outcome, now };
          const changed = await changeStatus(tx, me.ownerId, change);
          if ("free" in changed) throw errors.OVERLAP({ data: { free: changed.free } });
          if (outcome !== null && outcome !== before.outcome) {
            const host = (await findHost(tx, me.ownerId))!;
            await tellTimeline(tx, me.ownerId, {
              kind: outcome === "No-show" ? "appointment_missed" : "appointment_took_place",
              contactId: changed.contactId,
              startsAt: changed.appointmentTime,
              timeZone: host.timeZone,
              actor: "owner",
              now,
            });
          }
          return toSaved(changed);
        }),
      () => errors.OVERLAP({ data: { free: [] } }),
    ),
);

const move = signedIn.appointments.move.handler(
  async ({ input: { id, when, despiteRules }, context, errors }) => {
    const now = context.now();
    const startsAt = instantIn(when, now);
    if (!startsAt) throw errors.INVALID_MOMENT();
    return answerOverlap(
      () =>
        context.mine(async (tx, me) => {
          await lockCalendar(tx, me.ownerId);
          const before = await findAppointment(tx, me.ownerId, id);
          if (!before) throw errors.NOT_FOUND();
          const host = (await findHost(tx, me.ownerId))!;
          const to = { ...wishOf(before), startsAt, durationMinutes: when.durationMinutes };
          const obstacle = await obstacleTo(tx, host, { wish: to, despiteRules, now });
          if (obstacle?.kind === "overlap") throw errors.OVERLAP({ data: { free: obstacle.free } });
          if (obstacle) throw errors.AGAINST_OWN_RULES({ data: { rules: obstacle.rules } });
          return toSaved(await moveTo(tx, host, { before, to, now }));
        }),
      () => errors.OVERLAP({ data: { free: [] } }),
    );
  },
);

const remove = signedIn.appointments.remove.handler(
  async ({ input: { id }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    const removed = await mine(async (tx, me) => {
      await lockCalendar(tx, me.ownerId);
      const row = await deleteAppointment(tx, me.ownerId, id);
      if (!row) return null;
      const host = (await findHost(tx, me.ownerId))!;
      await withdrawReminders(tx, me.ownerId, row);
      const isOff = row.status === "Scheduled" || row.status === "Confirmed";
      if (isOff)
        await tell(tx, host, {
          row: { ...row, status: "Cancelled", sequence: row.sequence + 1, updatedAt: now },
          news: "cancelled",
          now,
        });
      return row;
    });
    if (!removed) throw errors.NOT_FOUND();
    return { id };
  },
);

/** Implements contract/appointments.ts: each professional reads and writes the own calendar alone. */
export const appointmentsRouter = {
  list,
  between,
  add,
  setStatus,
  setOutcome,
  move,
  remove,
  ...availabilityProcedures,
  ...feedProcedures,
};

/** The moment that a day and a time name in their zone; null when there is none. */
function instantIn(
  { day, time, timeZone }: { day: string; time: string; timeZone: string },
  now: Date,
): Date | null {
  const minute = minuteOf(time);
  if (minute === null || !isKnownZone(timeZone)) return null;
  const instant = instantOf(rulesOf(timeZone, now), { day: day as Day, minute });
  return instant && isWithinRules(instant, now) ? instant : null;
}

/** The same save again, after a lost answer or a double click, adds nothing and is no error. */
function toSameOr(
  row: AppointmentRow,
  { event, startsAt, email }: { event: NewEvent; startsAt: Date; email: string },
  taken: () => Error,
): SavedAppointment {
  const client = storedClient(event, email);
  const isSame =
    row.clientName === client.clientName &&
    row.clientEmail === client.clientEmail &&
    row.clientPhone === client.clientPhone &&
    row.appointmentType === event.type &&
    row.notes === storedNotes(event) &&
    row.appointmentTime.getTime() === startsAt.getTime() &&
    row.durationMinutes === event.durationMinutes;
  if (!isSame) throw taken();
  return toSaved(row);
}

function toSaved(row: AppointmentRow): SavedAppointment {
  return {
    id: row.id,
    professionalId: row.professionalId,
    clientName: row.clientName,
    clientEmail: row.clientEmail,
    clientPhone: row.clientPhone,
    appointmentTime: row.appointmentTime,
    durationMinutes: row.durationMinutes,
    notes: row.notes,
    status: row.status,
    appointmentType: row.appointmentType,
    outcome: row.outcome as SavedAppointment["outcome"],
    contactId: row.contactId,
    bookedBy: row.bookedBy,
    tellsClient: row.tellsClient,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
