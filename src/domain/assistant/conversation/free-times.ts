import { freeSlots, type Circumstances, nearestSlots } from "#domain/appointments/free-slots.ts";
import { usualDuration } from "#domain/appointments/availability.ts";
import type { Day } from "#domain/kernel/day.ts";
import { addDays, type Minute, startOfDay, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { TurnContext } from "../turn/context.ts";
import type { TalkState } from "../turn/state.ts";

/** A free start with the caller's local day and time. */
export type Free = { start: Date; day: Day; minute: Minute };

const minuteMs = 60_000;

/** The length of the appointment in question, in minutes. */
export function lengthOf({ gathered, appointment }: TalkState, context: TurnContext): number {
  if (appointment) return appointment.durationMinutes;
  const { durations } = context.circumstances.availability;
  if (gathered.durationMinutes && durations.includes(gathered.durationMinutes))
    return gathered.durationMinutes;
  return durations.includes(usualDuration) ? usualDuration : durations[0]!;
}

/** The same rule as the booking page. An appointment being moved does not block itself. */
function circumstancesFor(state: TalkState, { circumstances }: TurnContext): Circumstances {
  const { appointment } = state;
  if (!appointment) return circumstances;
  const at = new Date(appointment.startsAt).getTime();
  return {
    ...circumstances,
    availability: { ...circumstances.availability, durations: [appointment.durationMinutes] },
    busy: circumstances.busy.filter(
      ({ startsAt, durationMinutes }) =>
        startsAt.getTime() !== at || durationMinutes !== appointment.durationMinutes,
    ),
  };
}

/** All free starts from one of the caller's local days to another, both included, in order. */
export function freeBetween(
  state: TalkState,
  context: TurnContext,
  { from, until }: { from: Day; until: Day },
): Free[] {
  const { callerZone } = context;
  const own = state.appointment && new Date(state.appointment.startsAt).getTime();
  return freeSlots(circumstancesFor(state, context), {
    durationMinutes: lengthOf(state, context),
    from: startOfDay(callerZone, from),
    until: startOfDay(callerZone, addDays(until, 1)),
  })
    .filter((start) => start.getTime() !== own)
    .map((start) => ({ start, ...wallTimeOf(callerZone, start) }));
}

/** The last day on which anything can be booked. */
export function lastDay({ circumstances, now, callerZone }: TurnContext): Day {
  return addDays(wallTimeOf(callerZone, now).day, circumstances.availability.horizonDays);
}

/** The free starts nearest to a moment, in the order of time. */
export function freeNear(state: TalkState, context: TurnContext, moment: Date, most = 3): Date[] {
  const own = state.appointment && new Date(state.appointment.startsAt).getTime();
  return nearestSlots(circumstancesFor(state, context), {
    startsAt: moment,
    durationMinutes: lengthOf(state, context),
    most: most + 1,
  })
    .filter((start) => start.getTime() !== own)
    .slice(0, most)
    .sort((one, other) => one.getTime() - other.getTime());
}

/** A few of many, spread evenly, including the first and the last. */
export function spread<Item>(items: readonly Item[], most = 3): Item[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)]!);
}

/** Whether a start may still be taken. */
export function isStillFree(state: TalkState, context: TurnContext, start: Date): boolean {
  return freeSlots(circumstancesFor(state, context), {
    durationMinutes: lengthOf(state, context),
    from: start,
    until: new Date(start.getTime() + minuteMs),
  }).some((free) => free.getTime() === start.getTime());
}
