import { newLeadStatus } from "#domain/contacts/contact.ts";
import { workingStatuses } from "#domain/contacts/deal-status.ts";
import { occupiesTime } from "#domain/appointments/kinds.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import { type Day, dayInWords } from "#domain/kernel/day.ts";
import { addDays, startOfDay, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { ageText, daysBetween, whenText } from "./when-text.ts";

/**
 * The rules of the Today list. Each looks at one record and gives a reason that a person can check; none of them
 * guesses.
 */
export const todayRules = [
  "message waiting",
  "callback overdue",
  "task overdue",
  "due today",
  "no outcome",
  "lead untouched",
  "deal without step",
] as const;
export type TodayRule = (typeof todayRules)[number];

/** Why a record is listed. `at` is when it was due, ended, arrived or was said; a deal has its last date instead. */
export type Reason =
  | { rule: Exclude<TodayRule, "deal without step">; at: Date; kind: string | null }
  | { rule: "deal without step"; status: string; lastDay: string | null };

/**
 * What has waited longer than this many days is marked, and stays: promises, and people who asked to be called, are
 * listed until they are done. Only an appointment without an outcome is dropped by then, because no one is waiting for
 * it.
 */
export const longDays = 30;

/** The times a list is based on: now, the end of the professional's day, and since when a wait is long. */
export type Look = { now: Date; longAgo: Date; endOfToday: Date; today: Day };

/** The times of a list that is read now. */
export function lookAt(zone: ZoneRules, now: Date): Look {
  const { day: today } = wallTimeOf(zone, now);
  return {
    now,
    longAgo: startOfDay(zone, addDays(today, -longDays)),
    endOfToday: startOfDay(zone, addDays(today, 1)),
    today,
  };
}

type Entry = {
  appointmentTime: Date;
  durationMinutes: number;
  status: string;
  appointmentType: string | null;
  outcome: string | null;
};

/**
 * A calendar entry that is neither done nor canceled: a callback, task or reminder from its due day until it is done,
 * anything else once it has ended without an outcome.
 */
export function reasonOfEntry(entry: Entry, { now, longAgo, endOfToday }: Look): Reason | null {
  const { appointmentTime: at, durationMinutes, status, appointmentType: kind, outcome } = entry;
  if (!isActive(status) || outcome !== null || at >= endOfToday) return null;
  if (kind === "Callback" || !occupiesTime(kind)) {
    if (at > now) return { rule: "due today", at, kind };
    return { rule: kind === "Callback" ? "callback overdue" : "task overdue", at, kind };
  }
  const over = new Date(at.getTime() + durationMinutes * 60_000);
  return at >= longAgo && over <= now ? { rule: "no outcome", at: over, kind } : null;
}

type Lead = { status: string; createdAt: Date; isTouched: boolean };

/** A new lead with no activity since it came in: no note, no change, no appointment, no message. */
export function reasonOfLead({ status, createdAt: at, isTouched }: Lead): Reason | null {
  if (status !== newLeadStatus || isTouched) return null;
  return { rule: "lead untouched", at, kind: null };
}

/** A message that the assistant took, for which the professional has done nothing since. */
export function reasonOfMessage(at: Date): Reason {
  return { rule: "message waiting", at, kind: null };
}

type Deal = { status: string; lastDay: string | null; isPlanned: boolean };

/** A working deal with no date from today on, and no future appointment with its client. */
export function reasonOfDeal(deal: Deal, { today }: Look): Reason | null {
  const { status, lastDay, isPlanned } = deal;
  const isWorking = workingStatuses.some((working) => working === status);
  if (!isWorking || isPlanned || (lastDay !== null && lastDay >= today)) return null;
  return { rule: "deal without step", status, lastDay };
}

/** Whether something has waited so long that its row says so. */
export function waitsLong(reason: Reason, { longAgo }: Look): boolean {
  return reason.rule !== "deal without step" && reason.at < longAgo;
}

const hourMs = 60 * 60 * 1000;

/** A lead that came in within this many hours is still warm: an answer now is worth more than one tomorrow. */
const warmHours = 24;

/**
 * The order of the list: people who wait for an answer, overdue promises, warm leads, the rest of the day, what only needs a decision, and then what
 * has waited. A smaller number is more urgent.
 */
function urgencyOf(reason: Reason, now: Date): number {
  if (reason.rule === "lead untouched")
    return now.getTime() - reason.at.getTime() < warmHours * hourMs ? 3 : 6;
  return {
    "message waiting": 0,
    "callback overdue": 1,
    "task overdue": 2,
    "due today": 4,
    "no outcome": 5,
    "deal without step": 7,
  }[reason.rule];
}

/** By urgency; within the same urgency what has waited longest, but the newest leads, and the most advanced deals. */
export function byUrgency(now: Date): (one: Reason, other: Reason) => number {
  return (one, other) =>
    urgencyOf(one, now) - urgencyOf(other, now) || withinRule(one) - withinRule(other);
}

function withinRule(reason: Reason): number {
  if (reason.rule === "deal without step")
    return -workingStatuses.findIndex((status) => status === reason.status);
  const at = reason.at.getTime();
  return reason.rule === "lead untouched" ? -at : at;
}

/** The reason as the row shows it: "Callback was due yesterday at 4:00 PM". */
export function reasonText(reason: Reason, now: Date, zone: ZoneRules): string {
  if (reason.rule === "deal without step")
    return reason.lastDay === null
      ? "No date ahead, and nothing is planned"
      : `Last date was ${dayInWords(reason.lastDay)}, and nothing is planned`;
  const { rule, at } = reason;
  const kind = reason.kind ?? "Appointment";
  if (rule === "message waiting") return `Left a message ${whenText(at, now, zone)}`;
  if (rule === "lead untouched") return leadText(at, now, zone);
  if (rule === "no outcome") return `${kind} ended ${whenText(at, now, zone)}, no outcome noted`;
  // Evaluated when it is shown: what was due later when it was loaded may be overdue by now.
  return `${kind} ${at > now ? "is" : "was"} due ${whenText(at, now, zone)}`;
}

function leadText(at: Date, now: Date, zone: ZoneRules): string {
  const age = ageText(at, now, zone);
  return daysBetween(at, now, zone) === 0
    ? `New lead, came in ${age} ago, not contacted yet`
    : `New lead, not contacted for ${age}`;
}

/** What waits for approval, the first to expire first; drafts aren't approved, only sent by the professional. */
export function approvalsToDo<Action extends { status: string; expiresAt: Date }>(
  open: readonly Action[],
): Action[] {
  return open
    .filter(({ status }) => status === "waiting")
    .toSorted((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime());
}
