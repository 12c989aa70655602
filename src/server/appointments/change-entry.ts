import { durations } from "#domain/appointments/availability.ts";
import { type Circumstances, nearestSlots } from "#domain/appointments/free-slots.ts";
import { occupiesTime } from "#domain/appointments/kinds.ts";
import { brokenRules, overlapping, type OwnRule } from "#domain/appointments/own-rules.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { type Change, tellAbout } from "./news.ts";
import { circumstancesOf, type Host, lockCalendar, readBusyAround } from "./host-calendar.ts";
import { asClientKnowsIt, noPendingMove, tellMoveLater, tellMoveNow } from "./move-mail.ts";
import { withdrawReminders } from "./reminder-mails.ts";
import { type AppointmentChange, type AppointmentRow, changeAppointment } from "./store.ts";
import { type AppointmentEvent, tellTimeline } from "./timeline-entries.ts";

/** Why an entry cannot have a time; null when it can. */
export type Obstacle =
  | { kind: "overlap"; free: Date[] }
  | { kind: "own rules"; rules: OwnRule[] }
  | null;

/** The time an entry would take. */
export type Wish = {
  /** The entry itself, when it is to be moved. */
  id?: string;
  type: string | null;
  startsAt: Date;
  durationMinutes: number;
};

const nearest = 5;

/**
 * Why the professional's own entry cannot have a time, or null. Other entries that block time always count; the booking
 * rules count unless the professional ignores them. Locks the calendar, so that the answer stays true until the
 * transaction ends.
 */
export async function obstacleTo(
  tx: OwnerTransaction,
  host: Host,
  { wish, despiteRules, now }: { wish: Wish; despiteRules: boolean; now: Date },
): Promise<Obstacle> {
  await lockCalendar(tx, host.id);
  const plan = { ...wish, takesTime: occupiesTime(wish.type) };
  if (!plan.takesTime) return null;
  const circumstances = await around(tx, host, { wish, now });
  if (overlapping(circumstances.busy, plan))
    return { kind: "overlap", free: freeNear(circumstances, wish) };
  if (despiteRules) return null;
  const rules = brokenRules(circumstances, plan);
  return rules.length > 0 ? { kind: "own rules", rules } : null;
}

/** The nearest times at which an entry would fit, whatever its length. */
function freeNear(circumstances: Circumstances, { startsAt, durationMinutes }: Wish): Date[] {
  // For a length that visitors cannot book: searched with the longest one they can, then checked against what is taken.
  const bookable = durations.find((minutes) => minutes >= durationMinutes) ?? 60;
  // Horizon, notice and daily cap limit visitors, not the professional.
  const availability = {
    ...circumstances.availability,
    durations: [bookable],
    horizonDays: 10 * 365,
    minimumNoticeMinutes: 0,
    dailyCap: null,
  };
  const slots = nearestSlots(
    { ...circumstances, availability },
    { startsAt, durationMinutes: bookable, most: 4 * nearest },
  );
  const fits = (slot: Date) =>
    !overlapping(circumstances.busy, { startsAt: slot, durationMinutes, takesTime: true });
  return slots.filter(fits).slice(0, nearest);
}

async function around(
  tx: OwnerTransaction,
  host: Host,
  { wish, now }: { wish: Wish; now: Date },
): Promise<Circumstances> {
  const { startsAt: moment, id: except } = wish;
  const busy = await readBusyAround(tx, host.id, { moment, except });
  return circumstancesOf(host, { kind: "Appointment", busy, now });
}

/**
 * Changes the status of an entry. Reactivating it requires its time to be free. Clients are notified of what concerns
 * them.
 */
export async function changeStatus(
  tx: OwnerTransaction,
  host: Host,
  change: { before: AppointmentRow; status: string; outcome?: string | null; now: Date },
): Promise<AppointmentRow | { free: Date[] }> {
  const { before, status, outcome, now } = change;
  // A repeat, after a lost response or in a second tab, changes nothing and notifies no one.
  if (status === before.status && (outcome === undefined || outcome === before.outcome))
    return before;
  if (isActive(status) && !isActive(before.status)) {
    const wish = wishOf(before);
    const obstacle = await obstacleTo(tx, host, { wish, despiteRules: true, now });
    if (obstacle?.kind === "overlap") return { free: obstacle.free };
  }
  const news = newsOfStatus(before.status, status);
  // A client must learn of a move before its confirmation.
  if (news === "confirmed") await tellMoveNow(tx, host.id, { row: before, now });
  const row = await changeAppointment(tx, host.id, {
    id: before.id,
    change: {
      status,
      ...(!isActive(status) && noPendingMove),
      ...(outcome !== undefined && { outcome }),
      ...(news && { sequence: before.sequence + 1 }),
      // The client only now learns that it takes place, so missed reminders are not sent.
      ...(news === "restored" && { arrangedAt: now }),
      updatedAt: now,
    },
  });
  if (isActive(before.status) && !isActive(status)) await withdrawReminders(tx, host.id, before);
  if (news === "cancelled") await tellCancelled(tx, host, { before, row, now });
  else if (news) await tell(tx, host, { row, news, now });
  return row;
}

/** Reports a canceled entry: to the timeline with its time, to the client with the time that the client knows. */
export async function tellCancelled(
  tx: OwnerTransaction,
  host: Host,
  { before, row, now }: { before: AppointmentRow; row: AppointmentRow; now: Date },
): Promise<void> {
  await noteInTimeline(tx, host, { row, news: "cancelled", now });
  const { appointmentTime, durationMinutes } = asClientKnowsIt(before);
  const known = { ...row, appointmentTime, durationMinutes };
  await tellClient(tx, host, { row: known, news: "cancelled", now });
}

/**
 * Moves an entry. Its client is notified once the move can no longer be undone (move-mail.ts), and reminded of the new
 * time.
 */
export async function moveTo(
  tx: OwnerTransaction,
  host: Host,
  { before, to, now }: { before: AppointmentRow; to: Wish; now: Date },
): Promise<AppointmentRow> {
  const { startsAt, durationMinutes } = to;
  if (isAt(before, to)) return before;
  const shouldNotify = before.tellsClient && isActive(before.status);
  const known = asClientKnowsIt(before);
  const change: AppointmentChange = {
    appointmentTime: startsAt,
    durationMinutes,
    sequence: before.sequence + 1,
    updatedAt: now,
    ...(!shouldNotify
      ? { ...noPendingMove, arrangedAt: now }
      : isAt(known, to)
        ? noPendingMove
        : { movedFromTime: known.appointmentTime, movedFromMinutes: known.durationMinutes }),
  };
  const row = await changeAppointment(tx, host.id, { id: before.id, change });
  await withdrawReminders(tx, host.id, before);
  await noteInTimeline(tx, host, { row, news: "moved", now });
  if (row.movedFromTime) await tellMoveLater(tx, host.id, row.id);
  return row;
}

export function isAt(
  { appointmentTime, durationMinutes }: AppointmentRow,
  to: Pick<Wish, "startsAt" | "durationMinutes">,
): boolean {
  return (
    to.startsAt.getTime() === appointmentTime.getTime() && to.durationMinutes === durationMinutes
  );
}

export function wishOf(row: AppointmentRow): Wish {
  const { id, appointmentType: type, appointmentTime: startsAt, durationMinutes } = row;
  return { id, type, startsAt, durationMinutes };
}

const timelineKinds: Record<Change, AppointmentEvent> = {
  booked: "appointment_booked",
  moved: "appointment_moved",
  confirmed: "appointment_confirmed",
  cancelled: "appointment_cancelled",
  restored: "appointment_restored",
};

/** Reports a professional's change to the contact's timeline, and to the client. */
export async function tell(tx: OwnerTransaction, host: Host, report: Report): Promise<void> {
  await noteInTimeline(tx, host, report);
  await tellClient(tx, host, report);
}

/** Reported at once; a move is reported to the client later (move-mail.ts). */
type Report = { row: AppointmentRow; news: Exclude<Change, "moved">; now: Date };

async function tellClient(
  tx: OwnerTransaction,
  host: Host,
  { row, news, now }: Report,
): Promise<void> {
  // A past appointment can no longer be attended or missed, and a canceled one has no time.
  const isStillOn = news === "cancelled" || isActive(row.status);
  const isWorthTelling = row.tellsClient && isStillOn && row.appointmentTime > now;
  if (isWorthTelling) await tellAbout(tx, host.id, { change: news, by: "owner", appointment: row });
}

function noteInTimeline(
  tx: OwnerTransaction,
  host: Host,
  { row, news, now }: { row: AppointmentRow; news: Change; now: Date },
): Promise<void> {
  return tellTimeline(tx, host.id, {
    kind: timelineKinds[news],
    contactId: row.contactId,
    startsAt: row.appointmentTime,
    timeZone: host.timeZone,
    actor: "owner",
    now,
  });
}

/** What a change of status means to the client; null if nothing. */
function newsOfStatus(
  before: string,
  after: string,
): "cancelled" | "restored" | "confirmed" | null {
  if (before === after) return null;
  if (after === "Cancelled") return isActive(before) ? "cancelled" : null;
  if (!isActive(before) && isActive(after)) return before === "Cancelled" ? "restored" : null;
  return after === "Confirmed" ? "confirmed" : null;
}
