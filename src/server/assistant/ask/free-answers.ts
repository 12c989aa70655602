import { calendarPath } from "#domain/appointments/calendar-path.ts";
import type { AskAnswer, AskItem } from "#contract/assistant/ask.ts";
import { periodWords } from "#domain/assistant/ask/period-words.ts";
import type { AskQuestion, Period } from "#domain/assistant/ask/question.ts";
import { dayWords, momentWords, startsWords } from "#domain/assistant/sayings/times.ts";
import { freeSlots, isFree, nearestSlots } from "#domain/appointments/free-slots.ts";
import { brokenRules, type OwnRule } from "#domain/appointments/own-rules.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import type { Day } from "#domain/kernel/day.ts";
import { timeText } from "#domain/kernel/moment-text.ts";
import {
  addDays,
  daysBetween,
  instantOf,
  type Minute,
  startOfDay,
  wallTimeOf,
} from "#domain/kernel/zone-rules.ts";
import {
  circumstancesOf,
  type Host,
  readBusy,
  readBusyAround,
} from "#server/appointments/host-calendar.ts";
import { listBetween } from "#server/appointments/store.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { type Asker, pages, reply } from "./asker.ts";
import { toItem } from "./calendar-answers.ts";

type Free = Extract<AskQuestion, { kind: "free" }>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The most days for which free times are listed. */
const mostDays = 14;
/** The assumed length of a meeting, in minutes, if it can be booked. */
const usualMinutes = 30;

/** Whether a time is free, or which times are, by the same rule as clients' bookings. */
export async function freeTimes(
  tx: OwnerTransaction,
  asking: Asker,
  question: Free,
): Promise<AskAnswer> {
  const { host, clock } = asking;
  if (!host) return reply("Complete your profile first, so that you have booking hours.");
  const { period, minute } = question;
  if (period.until < clock.today) return reply("That day has passed.");
  if (minute !== null) return freeAt(tx, { ...asking, host }, { day: period.from, minute });
  return freeWithin(tx, { ...asking, host }, question);
}

type Hosting = Asker & { host: Host };

async function freeAt(
  tx: OwnerTransaction,
  asking: Hosting,
  at: { day: Day; minute: Minute },
): Promise<AskAnswer> {
  const { owner, host, zone, now } = asking;
  const startsAt = instantOf(zone, at);
  if (!startsAt) return reply("The clocks skip that time.");
  if (startsAt <= now) return reply("That time has passed.");
  const busy = await readBusyAround(tx, owner, { moment: startsAt });
  const circumstances = circumstancesOf(host, { kind: "Appointment", busy, now });
  const durationMinutes = lengthOf(host);
  const shown = momentWords(startsAt, zone, now);
  const page = { label: "Open the calendar", href: calendarPath(at.day) };
  if (isFree(circumstances, { startsAt, durationMinutes }))
    return reply(`Yes, ${shown} is free for ${durationMinutes} minutes.`, { page });
  const until = new Date(startsAt.getTime() + durationMinutes * minuteMs);
  const around = await listBetween(tx, owner, {
    from: new Date(startsAt.getTime() - dayMs),
    until,
  });
  const taken = around.filter(
    ({ status, occupiesTime, appointmentTime, durationMinutes: minutes }) =>
      isActive(status) &&
      occupiesTime &&
      appointmentTime.getTime() + minutes * minuteMs > startsAt.getTime(),
  );
  const plan = { startsAt, durationMinutes, takesTime: true };
  const why =
    taken.length > 0
      ? `No, ${shown} is taken.`
      : `Nothing on your calendar ${shown}, but clients can't book it: ${ruleWords(brokenRules(circumstances, plan))}.`;
  const nearest = nearestSlots(circumstances, { startsAt, durationMinutes, most: 3 });
  nearest.sort((one, other) => one.getTime() - other.getTime());
  const others = nearest.length > 0 ? [`Free nearby: ${startsWords(nearest, zone)}.`] : [];
  return reply([why, ...others], {
    items: taken.map((row) =>
      toItem({ ...row, startsAt: row.appointmentTime, type: row.appointmentType }, asking, {
        hasDay: false,
      }),
    ),
    page,
  });
}

const rules: Record<OwnRule, string> = {
  "day off": "it's a day off",
  "outside hours": "it's outside your booking hours",
  "too close": "it's too close to another appointment",
  "day full": "the day is at your limit",
};

function ruleWords([rule]: OwnRule[]): string {
  return rule ? rules[rule] : "it isn't one of your start times, or it's too soon or too far ahead";
}

async function freeWithin(
  tx: OwnerTransaction,
  asking: Hosting,
  { period, part }: Pick<Free, "period" | "part">,
): Promise<AskAnswer> {
  const { owner, host, zone, clock, now } = asking;
  const shown: Period = {
    ...period,
    until: earlier(period.until, addDays(period.from, mostDays - 1)),
  };
  const span = {
    from: startOfDay(zone, shown.from),
    until: startOfDay(zone, addDays(shown.until, 1)),
  };
  const busy = await readBusy(tx, owner, span);
  const circumstances = circumstancesOf(host, { kind: "Appointment", busy, now });
  const durationMinutes = lengthOf(host);
  const starts = freeSlots(circumstances, { durationMinutes, ...span }).filter((start) => {
    const { minute } = wallTimeOf(zone, start);
    return !part || (part.from <= minute && minute < part.until);
  });
  const when = `${periodWords(shown, clock.today)}${part ? `, in that part of the day` : ""}`;
  const page = pages.hours;
  if (starts.length === 0) return reply(`Clients can't book any time ${when}.`, { page });
  return reply(`These start times are free for ${durationMinutes} minutes, ${when}.`, {
    items: daysBetween(shown.from, shown.until).flatMap((day): AskItem[] => {
      const times = starts.filter((start) => wallTimeOf(zone, start).day === day);
      if (times.length === 0) return [];
      const detail = times.map((start) => timeText(start, zone)).join(", ");
      return [{ title: dayWords(day), detail, href: calendarPath(day) }];
    }),
    page,
  });
}

function lengthOf({ availability: { durations } }: Host): number {
  const lengths: readonly number[] = durations;
  return lengths.includes(usualMinutes) ? usualMinutes : lengths[0]!;
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}
