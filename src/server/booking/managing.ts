import { isFree, nearestSlots } from "#domain/appointments/free-slots.ts";
import { closedBecause, type Closed } from "#domain/booking/changes.ts";
import { bookingLimits } from "#domain/booking/limits.ts";
import type { Language } from "#domain/kernel/language.ts";
import {
  circumstancesOf,
  type Host,
  lockCalendar,
  readBusyAround,
} from "#server/appointments/circumstances.ts";
import { nothingUntold } from "#server/appointments/move-mail.ts";
import { tellAbout } from "#server/appointments/news.ts";
import { withdrawReminders } from "#server/appointments/reminder-mails.ts";
import { tellTimeline } from "#server/appointments/told.ts";
import { countDone, countSince, mailboxBucket } from "#server/platform/attempts.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { kindOf } from "./own-booking.ts";
import { permitNews } from "./visitor-mail.ts";
import { type Booking, changeBooking, countMove, findBooking } from "./store.ts";

/** Through whom a client acts: the public pages, or the assistant that the client talks to. */
export type Taker = "visitor" | "assistant";

/** An appointment in the hands of its own client, whoever proved to be that. */
export type Managed = {
  host: Host;
  booking: Booking;
  /** Why it can no longer be changed. */
  closed: Closed | null;
  now: Date;
};

/** How a client's wish to move an appointment ends. */
export type MoveOutcome =
  | { kind: "moved"; booking: Booking; isMailWithheld?: boolean }
  | { kind: "closed"; closed: Closed }
  | { kind: "taken"; free: Date[] }
  | { kind: "too often" };

/** How a client's wish to cancel an appointment ends. */
export type CancelOutcome =
  | { kind: "cancelled"; booking: Booking; isMailWithheld?: boolean }
  | { kind: "closed"; closed: Closed };

const nearest = 5;
const day = 24 * 60 * 60 * 1000;

/**
 * The appointment of a client who has shown to be its own; null when there is none, or when its client was
 * never told of it. With `locks` nobody else writes to this calendar until the transaction ends.
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
 * Moves an appointment to another free time, under the professional's notice rule; to its own time it moves
 * nothing. From then on mails speak the language in which it was moved, and tell times in the zone in which it was
 * chosen, where that is told.
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
  // A lost answer and its retry move once, also to a time so near that nothing can be changed any more.
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
    // Its own start is free for it, and no other time.
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
    // The client hears of this time now: an earlier move by the professional needs no letter any more.
    ...nothingUntold,
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
  const letter = await permitLetter(tx, booking, { clientAddress, now });
  await tellAbout(tx, host.id, {
    change: "moved",
    by: "visitor",
    appointment: { ...moved, notes: null },
    tellsClient: letter.isGranted,
    movedFrom: booking.appointmentTime,
  });
  return { kind: "moved", booking: moved, isMailWithheld: letter.isOwnDoing };
}

/** Cancels an appointment, under the professional's notice rule. Twice is the same as once. */
export async function cancelManaged(
  tx: OwnerTransaction,
  { host, booking, closed, now }: Managed,
  {
    taker,
    language,
    clientAddress = null,
  }: { taker: Taker; language?: Language; clientAddress?: string | null },
): Promise<CancelOutcome> {
  // Pressed twice, or again after a lost answer: what is cancelled is cancelled.
  if (closed === "cancelled") return { kind: "cancelled", booking };
  if (closed) return { kind: "closed", closed };
  const change = {
    status: "Cancelled",
    ...nothingUntold,
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
  const letter = await permitLetter(tx, booking, { clientAddress, now });
  await tellAbout(tx, host.id, {
    change: "cancelled",
    by: "visitor",
    appointment: { ...cancelled, notes: null },
    tellsClient: letter.isGranted,
  });
  return { kind: "cancelled", booking: cancelled, isMailWithheld: letter.isOwnDoing };
}

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

function permitLetter(
  tx: OwnerTransaction,
  { clientEmail }: Booking,
  { clientAddress, now }: { clientAddress: string | null; now: Date },
) {
  return permitNews(tx, { email: clientEmail ?? "", clientAddress, now });
}
