import {
  addDays,
  instantOf,
  startOfDay,
  wallTimeOf,
  type ZoneRules,
} from "#domain/kernel/zone-rules.ts";

/** The line of a day begins on the evening before, at this hour: the night belongs to the morning that reads it. */
export const eveningHour = 18;
/** The hour at which the night ends. */
const morningHour = 6;
/** An hour of the night is drawn this much shorter than an hour of the day: less happens in it. */
const nightShare = 0.35;

type Talk = { startedAt: Date; lastTurnAt: Date; status: string };
type Entry = { appointmentTime: Date; status: string };

/** Something on the line of a day. `before` is the way to it from the mark before it, or from the line's start. */
export type DayMark<T extends Talk, E extends Entry> = { at: Date; before: number } & (
  | { kind: "talk"; talk: T; isLive: boolean }
  | { kind: "entry"; entry: E; isAhead: boolean }
  | { kind: "now" }
);

/** A day as a line: its marks by time, and the way from the last of them to midnight. */
export type DayLine<T extends Talk, E extends Entry> = {
  from: Date;
  until: Date;
  marks: DayMark<T, E>[];
  after: number;
};

/**
 * The line of the day that `now` is in, in the professional's time zone: conversations since the evening before, the
 * day's entries unless canceled, and now. Ways are in minutes that really pass, so a day on which clocks change has 23
 * or 25 hours; those of the night are shortened.
 */
export function dayLineOf<T extends Talk, E extends Entry>(
  { talks, entries }: { talks: readonly T[]; entries: readonly E[] },
  now: Date,
  zone: ZoneRules,
): DayLine<T, E> {
  const { from, morning, until } = spanOf(now, zone);
  const said = talks.flatMap((talk) => {
    const at = talk.startedAt >= from ? talk.startedAt : talk.lastTurnAt;
    const isLive = isLiveAt(talk, now);
    // What is being said is said now, whenever it began.
    return at >= from || isLive
      ? [{ kind: "talk" as const, at: isLive ? now : at, talk, isLive }]
      : [];
  });
  const planned = entries.flatMap((entry) => {
    const at = entry.appointmentTime;
    const isToday = at >= startOf(now, zone) && at < until;
    if (!isToday || entry.status === "Cancelled") return [];
    return [{ kind: "entry" as const, at, entry, isAhead: at > now }];
  });
  const past = [...planned.filter(({ isAhead }) => !isAhead), ...said].toSorted(byTime);
  const ahead = planned.filter(({ isAhead }) => isAhead).toSorted(byTime);
  const way = (at: Date) => {
    const nightMs = Math.min(at.getTime(), morning.getTime()) - from.getTime();
    const dayMs = Math.max(0, at.getTime() - morning.getTime());
    return (nightMs * nightShare + dayMs) / 60_000;
  };
  let reached = 0;
  const marks = [...past, { kind: "now" as const, at: now }, ...ahead].map((mark) => {
    // A clock that runs ahead elsewhere may date a conversation later than now.
    const to = Math.max(reached, way(mark.at));
    const before = to - reached;
    reached = to;
    return { ...mark, before };
  });
  return { from, until, marks, after: Math.max(0, way(until) - reached) };
}

/** How long after its last turn a conversation still counts as live. */
const liveMs = 2 * 60_000;

/** Whether somebody speaks right now: the conversation is open, and its last turn was moments ago. */
export function isLiveAt(
  { status, lastTurnAt }: Pick<Talk, "status" | "lastTurnAt">,
  now: Date,
): boolean {
  return status !== "ended" && now.getTime() - lastTurnAt.getTime() < liveMs;
}

/** The evening before, the morning, and the end of the day. */
function spanOf(now: Date, zone: ZoneRules): { from: Date; morning: Date; until: Date } {
  const { day } = wallTimeOf(zone, now);
  const at = (of: typeof day, hour: number) =>
    instantOf(zone, { day: of, minute: hour * 60 }) ?? startOfDay(zone, addDays(of, 1));
  return {
    from: at(addDays(day, -1), eveningHour),
    morning: at(day, morningHour),
    until: startOfDay(zone, addDays(day, 1)),
  };
}

function startOf(now: Date, zone: ZoneRules): Date {
  return startOfDay(zone, wallTimeOf(zone, now).day);
}

function byTime(one: { at: Date }, other: { at: Date }): number {
  return one.at.getTime() - other.at.getTime();
}
