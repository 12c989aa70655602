import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { type NewEvent, storedClient, storedNotes } from "#domain/appointments/event.ts";
import { newAppointmentStatus } from "#domain/appointments/statuses.ts";
import { minuteOf } from "#domain/kernel/clock-time.ts";
import type { Day } from "#domain/kernel/day.ts";
import { instantOf } from "#domain/kernel/zone-rules.ts";
import { type OwnContext, signedIn, signedInUnchecked } from "#server/account/procedures.ts";
import { findContact } from "#server/contacts/store.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { cutPage, fromCursor, toCursor } from "#server/platform/cursor.ts";
import { isKnownZone, isWithinRules, rulesOf } from "#server/platform/zones.ts";
import { addProfile } from "#server/profiles/store.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { availabilityProcedures } from "./availability-router.ts";
import {
  changeStatus,
  isAt,
  moveTo,
  obstacleTo,
  tell,
  tellCancelled,
  wishOf,
} from "./change-entry.ts";
import { findHost, type Host, lockCalendar } from "./host-calendar.ts";
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
  wasDeleted,
} from "./store.ts";
import { tellTimeline } from "./timeline-entries.ts";

const list = signedInUnchecked.appointments.list.handler(async ({ input, context }) => {
  const { show, contactId = null, cursor, limit } = input;
  const listName = `appointments ${show}` as const;
  const place = fromCursor(listName, cursor);
  const after = place && { time: place.createdAt, id: place.id };
  const query = { show, contactId, after, limit: limit + 1, now: context.now() };
  const rows = await context.mine((tx, me) => listAppointments(tx, me.ownerId, query));
  const { page, next } = cutPage(rows, limit);
  return {
    appointments: page.map(toSaved),
    nextCursor: next ? toCursor(listName, { createdAt: next.place, id: next.id }) : null,
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
      // A late retry must not bring back what has been deleted since.
      if (await wasDeleted(tx, me.ownerId, id)) throw errors.DELETED();
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
        // Not a contact of this professional.
        contactId: contact ? contact.id : null,
        bookedBy: "owner",
        tellsClient: type === "Appointment" && event.tellsClient,
        clientTimeZone: null,
        clientLanguage: null,
        meetingWay: null,
        now,
      };
      // The id was free under the lock, so only code without the lock can have taken the time.
      if (!(await insertAppointment(tx, me.ownerId, entry)))
        throw errors.OVERLAP({ data: { free: [] } });
      const row = (await findAppointment(tx, me.ownerId, id))!;
      await tell(tx, host, { row, news: "booked", now });
      return toSaved(row);
    });
  },
);

const setStatus = signedIn.appointments.setStatus.handler(
  async ({ input: { id, version, status }, context, errors }) =>
    change(context, { id, errors }, async (tx, { before, host, now }) => {
      if (status !== before.status) requireSeen(before, { version, errors });
      return changeStatus(tx, host, { before, status, now });
    }),
);

const setOutcome = signedIn.appointments.setOutcome.handler(
  async ({ input: { id, version, outcome }, context, errors }) =>
    change(context, { id, errors }, async (tx, { before, host, now }) => {
      const status = outcome === null ? before.status : "Completed";
      if (outcome !== before.outcome || status !== before.status)
        requireSeen(before, { version, errors });
      const changed = await changeStatus(tx, host, { before, status, outcome, now });
      if (!("free" in changed) && outcome !== null && outcome !== before.outcome)
        await tellTimeline(tx, host.id, {
          kind: outcome === "No-show" ? "appointment_missed" : "appointment_took_place",
          contactId: changed.contactId,
          startsAt: changed.appointmentTime,
          timeZone: host.timeZone,
          actor: "owner",
          now,
        });
      return changed;
    }),
);

const move = signedIn.appointments.move.handler(
  async ({ input: { id, version, when, despiteRules }, context, errors }) => {
    const startsAt = instantIn(when, context.now());
    if (!startsAt) throw errors.INVALID_MOMENT();
    return change(context, { id, errors }, async (tx, { before, host, now }) => {
      const to = { ...wishOf(before), startsAt, durationMinutes: when.durationMinutes };
      // The same request has moved it already, so no rule is checked again.
      if (isAt(before, to)) return before;
      requireSeen(before, { version, errors });
      const obstacle = await obstacleTo(tx, host, { wish: to, despiteRules, now });
      if (obstacle?.kind === "own rules")
        throw errors.AGAINST_OWN_RULES({ data: { rules: obstacle.rules } });
      return obstacle ?? moveTo(tx, host, { before, to, now });
    });
  },
);

const remove = signedIn.appointments.remove.handler(
  async ({ input: { id }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    const removed = await mine(async (tx, me) => {
      await lockCalendar(tx, me.ownerId);
      const row = await deleteAppointment(tx, me.ownerId, { id, now });
      if (!row) return null;
      const host = (await findHost(tx, me.ownerId))!;
      await withdrawReminders(tx, me.ownerId, row);
      const isOff = row.status === "Scheduled" || row.status === "Confirmed";
      if (isOff)
        await tellCancelled(tx, host, {
          before: row,
          row: { ...row, status: "Cancelled", sequence: row.sequence + 1, updatedAt: now },
          now,
        });
      return row;
    });
    if (!removed) throw errors.NOT_FOUND();
    return { id };
  },
);

/** Implements contract/appointments.ts. */
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

/** One of the professional's entries, before it changes. */
type Before = { before: AppointmentRow; host: Host; now: Date };

type ChangeErrors = {
  NOT_FOUND: () => Error;
  OVERLAP: (options: { data: { free: Date[] } }) => Error;
};

/** Refuses a change based on an outdated version, and returns the current one. */
function requireSeen(
  before: AppointmentRow,
  {
    version,
    errors,
  }: {
    version: number | undefined;
    errors: { CHANGED: (options: { data: { current: SavedAppointment } }) => Error };
  },
): void {
  if (version !== undefined && version !== before.version)
    throw errors.CHANGED({ data: { current: toSaved(before) } });
}

/**
 * Changes an entry under the calendar's lock. An overlap, found by the rules or by PostgreSQL, is answered with the
 * nearest free times as far as they are known.
 */
function change(
  { mine, now: clock }: Pick<OwnContext, "mine" | "now">,
  { id, errors }: { id: string; errors: ChangeErrors },
  work: (tx: OwnerTransaction, entry: Before) => Promise<AppointmentRow | { free: Date[] }>,
): Promise<SavedAppointment> {
  const now = clock();
  const changing = () =>
    mine(async (tx, me) => {
      await lockCalendar(tx, me.ownerId);
      const before = await findAppointment(tx, me.ownerId, id);
      if (!before) throw errors.NOT_FOUND();
      const host = (await findHost(tx, me.ownerId))!;
      const changed = await work(tx, { before, host, now });
      if ("free" in changed) throw errors.OVERLAP({ data: { free: changed.free } });
      return toSaved(changed);
    });
  return answerOverlap(changing, () => errors.OVERLAP({ data: { free: [] } }));
}

/** The instant of a local day and time; null if it does not exist. */
function instantIn(
  { day, time, timeZone }: { day: string; time: string; timeZone: string },
  now: Date,
): Date | null {
  const minute = minuteOf(time);
  if (minute === null || !isKnownZone(timeZone)) return null;
  const instant = instantOf(rulesOf(timeZone, now), { day: day as Day, minute });
  return instant && isWithinRules(instant, now) ? instant : null;
}

/** Repeating a save, after a lost response or a double click, adds nothing and is not an error. */
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

/** An entry for its owner. */
export function toSaved(row: AppointmentRow): SavedAppointment {
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
    meetingWay: row.meetingWay,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}
