import type { FreeTimes } from "#contract/booking.ts";
import { usualDuration } from "#domain/appointments/availability.ts";
import {
  type BookingKind,
  type Busy,
  freeSlots,
  offeredDurations,
} from "#domain/appointments/free-slots.ts";
import { offeredWays, waysFor } from "#domain/appointments/ways-to-meet.ts";
import { addDays, startOfDay, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { circumstancesOf, type Host, readBusy } from "#server/appointments/host-calendar.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";

/** A range, a length, and for whom. */
export type Question = {
  kind: BookingKind;
  durationMinutes?: number | undefined;
  from: Date;
  until: Date;
  timeZone: string;
  /** An appointment to be moved: its own length applies, its time is free, and its start is not offered. */
  moving?: { id: string; durationMinutes: number; appointmentTime: Date };
  now: Date;
};

/** Reads what is taken, and computes what is free. */
export async function readFreeTimes(
  tx: OwnerTransaction,
  host: Host,
  question: Question,
): Promise<FreeTimes> {
  const { from, until, moving } = question;
  const readIn = (span: Span) => readBusy(tx, host.id, { ...span, except: moving?.id });
  const answer = freeTimesOf(host, await readIn({ from, until }), question);
  return orFull(host, answer, { question, readIn });
}

type Span = { from: Date; until: Date };

/** The same; a response without slots also has the next free one, or says that the booking horizon has none. */
export async function orFull(
  host: Host,
  answer: FreeTimes,
  { question, readIn }: { question: Question; readIn: (span: Span) => Promise<readonly Busy[]> },
): Promise<FreeTimes> {
  if (answer.slots.length > 0) return answer;
  const whole = { from: question.now, until: answer.bookableUntil };
  const durationMinutes = answer.durationMinutes;
  const all = freeTimesOf(host, await readIn(whole), { ...question, ...whole, durationMinutes });
  const [next] = all.slots.filter((slot) => slot >= question.from);
  if (next) return { ...answer, next };
  if (all.slots.length > 0) return answer;
  return { ...answer, full: { phone: host.shownPhone, email: host.shownEmail } };
}

/** The ways to meet that anyone may see: without the link of a video call. */
function waysOf({ ways }: Host, kind: BookingKind): Pick<FreeTimes, "ways"> {
  const offered = offeredWays(waysFor(kind, ways));
  if (offered.length === 0) return {};
  return {
    ways: offered.map((way) => ({
      way,
      ...(way === "in person" && { address: ways.address! }),
    })),
  };
}

/** The free slots between two instants, and what a page needs to show them in both time zones. */
export function freeTimesOf(
  host: Host,
  busy: readonly Busy[],
  { kind, from, until, timeZone, moving, now, ...asked }: Question,
): FreeTimes {
  const availability = moving
    ? { ...host.availability, durations: [moving.durationMinutes] }
    : host.availability;
  const durations = [...offeredDurations(availability, kind)];
  const usual = durations.includes(usualDuration) ? usualDuration : durations[0]!;
  const durationMinutes = durations.includes(asked.durationMinutes ?? 0)
    ? asked.durationMinutes!
    : usual;
  const circumstances = { ...circumstancesOf(host, { kind, busy, now }), availability };
  const { zone } = circumstances;
  const slots = freeSlots(circumstances, { durationMinutes, from, until });
  const lastDay = addDays(wallTimeOf(zone, now).day, availability.horizonDays);
  return {
    slots: moving ? slots.filter((slot) => +slot !== +moving.appointmentTime) : slots,
    durationMinutes,
    durations,
    bookableUntil: startOfDay(zone, addDays(lastDay, 1)),
    ...(!moving && waysOf(host, kind)),
    zones: { visitor: rulesOf(timeZone, now), professional: zone },
  };
}
