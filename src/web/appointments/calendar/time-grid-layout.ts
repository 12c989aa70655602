import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Minute, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";

/** The place of an entry in the time grid: a stretch of a day's column. */
export type Block = {
  entry: SavedAppointment;
  /** Which of the shown days, from 0. */
  dayIndex: number;
  from: Minute;
  until: Minute;
  /** The rest of an entry that began on the day before. */
  isRest: boolean;
  /** Entries of the same time are side by side: which of how many. */
  lane: number;
  lanes: number;
};

const endOfDay = 24 * 60;
/** A block is never lower than this, so that it can be read and pressed. */
export const shortestBlock = 25;

/** The blocks of the shown days by the wall clock of a zone, in the order of time. */
export function blocksOf(
  entries: readonly SavedAppointment[],
  days: readonly Day[],
  zone: ZoneRules,
): Block[] {
  const blocks = entries.flatMap((entry) => piecesOf(entry, days, zone));
  return days.flatMap((_, dayIndex) =>
    sideBySide(
      blocks
        .filter((block) => block.dayIndex === dayIndex)
        .sort((one, other) => one.from - other.from || other.until - one.until),
    ),
  );
}

/** Where the grid is scrolled to at first, unless something is earlier. */
const usualMorning: Minute = 7.5 * 60;
/** So much of a day fits on a phone below where it begins. */
const inSight: Minute = 4 * 60;
const before: Minute = 30;

/**
 * The minute with which the grid begins. A single day begins shortly before what comes next where that would lie below
 * the screen: before the first entry that is not over, or on a day without one, before now. `now` is null on other days.
 * The rest of an entry that began on the day before is no reason to begin at midnight.
 */
export function firstMinute(
  all: readonly Pick<Block, "from" | "until" | "isRest">[],
  { isOneDay, now }: { isOneDay: boolean; now: Minute | null },
): Minute {
  const blocks = all.filter(({ isRest }) => !isRest);
  const earliest = Math.min(usualMorning, ...blocks.map(({ from }) => from));
  const [next] = blocks.filter(({ until }) => until > (now ?? 0)).map(({ from }) => from);
  const sought = Math.min(next ?? endOfDay, now ?? endOfDay);
  const isBelow = isOneDay && sought < endOfDay && sought - earliest > inSight;
  return isBelow ? sought - before : earliest;
}

/** An entry's piece of the day on which it begins, and that of the next one where it goes on over midnight. */
function piecesOf(entry: SavedAppointment, days: readonly Day[], zone: ZoneRules): Block[] {
  const { appointmentTime, durationMinutes } = entry;
  const start = wallTimeOf(zone, appointmentTime);
  const end = wallTimeOf(zone, new Date(appointmentTime.getTime() + durationMinutes * 60_000));
  const goesOn = end.day > start.day;
  // Where clocks are turned back, the wall may show an end before the start: then the length counts.
  const until = goesOn
    ? endOfDay
    : end.minute > start.minute
      ? end.minute
      : Math.min(endOfDay, start.minute + durationMinutes);
  const piece = (day: Day, from: Minute, to: Minute, isRest: boolean): Block[] => {
    const dayIndex = days.indexOf(day);
    if (dayIndex === -1) return [];
    // One that begins at the last minutes of the day is drawn a little earlier, to be seen whole.
    const top = Math.min(from, endOfDay - shortestBlock);
    const bottom = Math.max(to, top + shortestBlock);
    return [{ entry, dayIndex, from: top, until: bottom, isRest, lane: 0, lanes: 1 }];
  };
  return [
    ...piece(start.day, start.minute, until, false),
    ...(goesOn && end.minute > 0 ? piece(end.day, 0, end.minute, true) : []),
  ];
}

/** Gives the blocks of a day their lanes: those that touch each other, also through others, share the width. */
function sideBySide(blocks: Block[]): Block[] {
  const placed: Block[] = [];
  let group: Block[] = [];
  let groupEnd = 0;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    placed.push(...group.map((block) => ({ ...block, lanes })));
    group = [];
  };
  for (const block of blocks) {
    if (block.from >= groupEnd) close();
    const taken = group.filter(({ until }) => until > block.from).map(({ lane }) => lane);
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    groupEnd = group.length === 0 ? block.until : Math.max(groupEnd, block.until);
    group.push({ ...block, lane });
  }
  close();
  return placed;
}
