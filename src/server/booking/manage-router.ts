import { bookingLimits } from "#domain/booking/limits.ts";
import { closedBecause, type Closed } from "#domain/booking/changes.ts";
import { isFree, nearestSlots } from "#domain/appointments/free-slots.ts";
import { open, type RequestContext } from "#server/account/procedures.ts";
import {
  circumstancesOf,
  type Host,
  lockCalendar,
  readBusyAround,
} from "#server/appointments/circumstances.ts";
import { tellAbout } from "#server/appointments/news.ts";
import { answerOverlap } from "#server/appointments/overlap.ts";
import { withdrawReminders } from "#server/appointments/reminder-mails.ts";
import { tellTimeline } from "#server/appointments/told.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { isKnownZone } from "#server/platform/zones.ts";
import { countDone, countSince, mailboxBucket } from "#server/platform/attempts.ts";
import { readFreeTimes } from "./free-times.ts";
import { idOfSecret, kindOf, toOwnBooking } from "./own-booking.ts";
import { type Booking, changeBooking, countMove, findBooking } from "./store.ts";
import { visit } from "./visit.ts";

const nearest = 5;
const day = 24 * 60 * 60 * 1000;

const read = open.booking.read.handler(({ input, context, errors }) =>
  manage(context, input, { unknown: () => errors.NO_BOOKING() }, async (_, { booking, show }) =>
    show(booking),
  ),
);

const slotsToMove = open.booking.slotsToMove.handler(({ input, context, errors }) =>
  manage(
    context,
    input,
    { unknown: () => errors.NO_BOOKING() },
    (tx, { host, booking, timeZone, now }) =>
      readFreeTimes(tx, host, {
        kind: kindOf(booking),
        durationMinutes: booking.durationMinutes,
        from: input.from,
        until: input.until,
        timeZone,
        moving: booking,
        now,
      }),
  ),
);

const move = open.booking.move.handler(({ input, context, errors }) =>
  answerOverlap(
    () =>
      manage(
        context,
        input,
        { unknown: () => errors.NO_BOOKING(), locks: true },
        async (tx, { host, booking, closed, show, now }) => {
          if (closed) throw errors.CLOSED({ data: { closed } });
          const { startsAt } = input;
          // A lost answer and its retry move once.
          if (startsAt.getTime() === booking.appointmentTime.getTime()) return show(booking);
          const { durationMinutes } = booking;
          const around = { moment: startsAt, except: booking.id };
          const busy = await readBusyAround(tx, host.id, around);
          const circumstances = {
            ...circumstancesOf(host, { kind: kindOf(booking), busy, now }),
            availability: { ...host.availability, durations: [durationMinutes] },
          };
          if (!isFree(circumstances, { startsAt, durationMinutes })) {
            const wish = { startsAt, durationMinutes, most: nearest };
            throw errors.SLOT_TAKEN({ data: { free: nearestSlots(circumstances, wish) } });
          }
          if ((await countMove(tx, host.id, booking.id)) >= bookingLimits.movesPerAppointment)
            throw errors.TOO_OFTEN();
          if (!(await countMail(tx, booking, now))) throw errors.TOO_OFTEN();
          const change = {
            appointmentTime: startsAt,
            arrangedAt: now,
            sequence: booking.sequence + 1,
            updatedAt: now,
          };
          await withdrawReminders(tx, host.id, booking);
          await changeBooking(tx, host.id, { id: booking.id, change });
          const moved = { ...booking, ...change };
          await tellTimeline(tx, host.id, {
            kind: "appointment_moved",
            contactId: booking.contactId,
            startsAt,
            timeZone: host.timeZone,
            actor: "visitor",
            now,
          });
          await tellAbout(tx, host.id, {
            change: "moved",
            by: "visitor",
            appointment: { ...moved, notes: null },
            movedFrom: booking.appointmentTime,
          });
          return show(moved);
        },
      ),
    () => errors.SLOT_TAKEN({ data: { free: [] } }),
  ),
);

const cancel = open.booking.cancel.handler(({ input, context, errors }) =>
  manage(
    context,
    input,
    { unknown: () => errors.NO_BOOKING(), locks: true },
    async (tx, { host, booking, closed, show, now }) => {
      // Pressed twice, or again after a lost answer: what is cancelled is cancelled.
      if (closed === "cancelled") return show(booking);
      if (closed) throw errors.CLOSED({ data: { closed } });
      const change = { status: "Cancelled", sequence: booking.sequence + 1, updatedAt: now };
      await withdrawReminders(tx, host.id, booking);
      await changeBooking(tx, host.id, { id: booking.id, change });
      const cancelled = { ...booking, ...change };
      await tellTimeline(tx, host.id, {
        kind: "appointment_cancelled",
        contactId: booking.contactId,
        startsAt: booking.appointmentTime,
        timeZone: host.timeZone,
        actor: "visitor",
        now,
      });
      await tellAbout(tx, host.id, {
        change: "cancelled",
        by: "visitor",
        appointment: { ...cancelled, notes: null },
      });
      return show(cancelled);
    },
  ),
);

/** What a visitor may do by the private link of an appointment (D3). */
export const manageProcedures = { read, slotsToMove, move, cancel };

type Managed = {
  host: Host;
  booking: Booking;
  /** Why it can no longer be changed. */
  closed: Closed | null;
  timeZone: string;
  now: Date;
  show: (booking: Booking) => ReturnType<typeof toOwnBooking>;
};

/** Counts the mail that a move sends like that of a booking, because the mailbox may be somebody else's. */
async function countMail(
  tx: OwnerTransaction,
  { clientEmail }: Booking,
  now: Date,
): Promise<boolean> {
  const bucket = mailboxBucket(clientEmail ?? "");
  const sent = await countSince(tx, { bucket, since: new Date(now.getTime() - day) });
  if (sent >= bookingLimits.perEmailADay) return false;
  await countDone(tx, { buckets: [bucket], now });
  return true;
}

/** Opens the appointment of a private link. Whatever does not fit the secret answers as if there were none. */
function manage<Result>(
  context: RequestContext,
  input: { profileId: string; secret: string; timeZone: string },
  { unknown, locks = false }: { unknown: () => Error; locks?: boolean },
  work: (tx: OwnerTransaction, managed: Managed) => Promise<Result>,
): Promise<Result> {
  const { keys, baseUrl, visitors } = context;
  const now = context.now();
  const profileId = input.profileId.toLowerCase();
  return visit(visitors, { profileId, unknown }, async (tx, host) => {
    const id = idOfSecret(keys, profileId, input.secret);
    if (!id) throw unknown();
    if (locks) await lockCalendar(tx, host.id);
    const booking = await findBooking(tx, host.id, id);
    // An appointment that was never told to its client has no private link.
    if (!booking?.tellsClient) throw unknown();
    const timeZone = isKnownZone(input.timeZone) ? input.timeZone : host.timeZone;
    const closed = closedBecause({
      status: booking.status,
      startsAt: booking.appointmentTime,
      changeNoticeMinutes: host.availability.changeNoticeMinutes,
      now,
    });
    const show = (shown: Booking) => toOwnBooking(host, shown, { keys, baseUrl, timeZone, now });
    return work(tx, { host, booking, closed, timeZone, now, show });
  });
}
