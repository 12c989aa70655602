import { isFree, nearestSlots } from "#domain/appointments/free-slots.ts";
import { closedBecause, type Closed } from "#domain/booking/changes.ts";
import { bookingLimits } from "#domain/booking/limits.ts";
import type { Language } from "#domain/kernel/language.ts";
import {
  circumstancesOf,
  type Host,
  lockCalendar,
  readBusyAround,
} from "#server/appointments/host-calendar.ts";
import { noPendingMove } from "#server/appointments/move-mail.ts";
import { tellAbout } from "#server/appointments/news.ts";
import { withdrawReminders } from "#server/appointments/reminder-mails.ts";
import { tellTimeline } from "#server/appointments/timeline-entries.ts";
import { countDone, countSince, mailboxBucket } from "#server/platform/attempts.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { kindOf } from "./own-booking.ts";
import { permitNews } from "./visitor-mail.ts";
import { type Booking, changeBooking, countMove, findBooking } from "./store.ts";

/** Where a client acts: on the public pages, or through the assistant. */
export type Taker = "visitor" | "assistant";

/** An appointment for its own client, however that was proven. */
export type Managed = {
  host: Host;
  booking: Booking;
  /** Why it can no longer be changed. */
  closed: Closed | null;
  now: Date;
};

export type MoveOutcome =
  | { kind: "moved"; booking: Booking; isMailWithheld?: boolean }
  | { kind: "closed"; closed: Closed }
  | { kind: "taken"; free: Date[] }
  | { kind: "too often" };

export type CancelOutcome =
  | { kind: "cancelled"; booking: Booking; isMailWithheld?: boolean }
  | { kind: "closed"; closed: Closed };

const nearest = 5;
const day = 24 * 60 * 60 * 1000;

/**
 * The appointment that a client has proven to be theirs; null if there is none, or if its client was never notified of
 * it. With `locks`, its calendar is locked until the transaction ends.
 */
export async function findManaged(
  tx: OwnerTransaction,
  host: Host,
  { id, locks = false, now }: { id: string; locks?: boolean; now: Date },
): Promise<Managed | null> {
  if (locks) await lockCalendar(tx, host.id);
  const booking = await findBooking(tx, host.id, id);
  if (!booking?.tellsClient) return null;
  const closed = closedBecause({
    status: booking.status,
    startsAt: booking.appointmentTime,
    changeNoticeMinutes: host.availability.changeNoticeMinutes,
    now,
  });
  return { host, booking, closed, now };
}

/**
 * Moves an appointment to another free time, within the professional's notice period; moving it to its own time does
 * nothing. From then on emails use the language and the time zone in which it was moved, where they are known.
 */
export async function moveManaged(
  tx: OwnerTransaction,
  { host, booking, closed, now }: Managed,
  {
    startsAt,
    taker,
    language,
    timeZone,
    clientAddress = null,
  }: {
    startsAt: Date;
    taker: Taker;
    language?: Language;
    timeZone?: string | undefined;
    clientAddress?: string | null;
  },
): Promise<MoveOutcome> {
  // A retry after a lost response moves nothing again, even to a time so near that nothing can be changed anymore.
  const isThere = startsAt.getTime() === booking.appointmentTime.getTime();
  if (isThere && (closed === null || closed === "too late")) return { kind: "moved", booking };
  if (closed) return { kind: "closed", closed };
  const { durationMinutes } = booking;
  const busy = await readBusyAround(tx, host.id, { moment: startsAt, except: booking.id });
  const circumstances = {
    ...circumstancesOf(host, { kind: kindOf(booking), busy, now }),
    availability: { ...host.availability, durations: [durationMinutes] },
  };
  if (!isFree(circumstances, { startsAt, durationMinutes })) {
    const wish = { startsAt, durationMinutes, most: nearest + 1 };
    // Only its own start is free for it in addition to the free times.
    const free = nearestSlots(circumstances, wish).filter(
      (slot) => +slot !== +booking.appointmentTime,
    );
    return { kind: "taken", free: free.slice(0, nearest) };
  }
  if ((await countMove(tx, host.id, { id: booking.id, now })) >= bookingLimits.movesPerAppointment)
    return { kind: "too often" };
  if (!(await countMail(tx, booking, now))) return { kind: "too often" };
  const change = {
    appointmentTime: startsAt,
    arrangedAt: now,
    // The client learns this time now, so a pending email about the professional's move is not needed.
    ...noPendingMove,
    sequence: booking.sequence + 1,
    updatedAt: now,
    ...(language && { clientLanguage: language }),
    ...(timeZone && { clientTimeZone: timeZone }),
  };
  await withdrawReminders(tx, host.id, booking);
  await changeBooking(tx, host.id, { id: booking.id, change });
  const moved = { ...booking, ...change };
  await tellTimeline(tx, host.id, {
    kind: "appointment_moved",
    contactId: booking.contactId,
    startsAt,
    timeZone: host.timeZone,
    actor: taker,
    now,
  });
  const permission = await permitEmail(tx, booking, { clientAddress, now });
  await tellAbout(tx, host.id, {
    change: "moved",
    by: "visitor",
    appointment: { ...moved, notes: null },
    tellsClient: permission.isGranted,
    movedFrom: booking.appointmentTime,
  });
  return { kind: "moved", booking: moved, isMailWithheld: permission.isOwnDoing };
}

/** Cancels an appointment, within the professional's notice period. Repeating it changes nothing. */
export async function cancelManaged(
  tx: OwnerTransaction,
  { host, booking, closed, now }: Managed,
  {
    taker,
    language,
    clientAddress = null,
  }: { taker: Taker; language?: Language; clientAddress?: string | null },
): Promise<CancelOutcome> {
  // Pressed twice, or repeated after a lost response.
  if (closed === "cancelled") return { kind: "cancelled", booking };
  if (closed) return { kind: "closed", closed };
  const change = {
    status: "Cancelled",
    ...noPendingMove,
    sequence: booking.sequence + 1,
    updatedAt: now,
    ...(language && { clientLanguage: language }),
  };
  await withdrawReminders(tx, host.id, booking);
  await changeBooking(tx, host.id, { id: booking.id, change });
  const cancelled = { ...booking, ...change };
  await tellTimeline(tx, host.id, {
    kind: "appointment_cancelled",
    contactId: booking.contactId,
    startsAt: booking.appointmentTime,
    timeZone: host.timeZone,
    actor: taker,
    now,
  });
  const permission = await permitEmail(tx, booking, { clientAddress, now });
  await tellAbout(tx, host.id, {
    change: "cancelled",
    by: "visitor",
    appointment: { ...cancelled, notes: null },
    tellsClient: permission.isGranted,
  });
  return { kind: "cancelled", booking: cancelled, isMailWithheld: permission.isOwnDoing };
}

/** Counts the email about a move like that of a booking, because the mailbox may be someone else's. */
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

function permitEmail(
  tx: OwnerTransaction,
  { clientEmail }: Booking,
  { clientAddress, now }: { clientAddress: string | null; now: Date },
) {
  return permitNews(tx, { email: clientEmail ?? "", clientAddress, now });
}
