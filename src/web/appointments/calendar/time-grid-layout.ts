import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Minute, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";

/** An entry's block in the time grid: part of a day's column. */
export type Block = {
  entry: SavedAppointment;
  /** Index of the shown day, from 0. */
  dayIndex: number;
  from: Minute;
  until: Minute;
  /** Whether this is the continuation of an entry that started the day before. */
  isRest: boolean;
  /** Overlapping entries share the width: `lane` is this block's position among `lanes`. */
  lane: number;
  lanes: number;
};

const endOfDay = 24 * 60;
/** The minimum height of a block in minutes, so that it can be read and tapped. */
export const shortestBlock = 25;

/** The blocks of the shown days in a zone's wall-clock time, in chronological order. */
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

/** The default first minute, unless an entry starts earlier. */
const usualMorning: Minute = 7.5 * 60;
/** How many minutes of the day fit on a phone's screen. */
const inSight: Minute = 4 * 60;
const before: Minute = 30;

/**
 * The first minute in view. If what comes next on a single day would be below the screen, the grid starts shortly
 * before it: before the first entry that has not ended, or before now if there is none. `now` is null on days other
 * than today. The continuation of an entry from the day before does not count, or the grid would start at midnight.
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

/** An entry's part on the day it starts, and its part on the next day if it runs past midnight. */
function piecesOf(entry: SavedAppointment, days: readonly Day[], zone: ZoneRules): Block[] {
  const { appointmentTime, durationMinutes } = entry;
  const start = wallTimeOf(zone, appointmentTime);
  const end = wallTimeOf(zone, new Date(appointmentTime.getTime() + durationMinutes * 60_000));
  const goesOn = end.day > start.day;
  // When the clocks go back, the end can read earlier than the start; then the duration counts.
  const until = goesOn
    ? endOfDay
    : end.minute > start.minute
      ? end.minute
      : Math.min(endOfDay, start.minute + durationMinutes);
  const piece = (day: Day, from: Minute, to: Minute, isRest: boolean): Block[] => {
    const dayIndex = days.indexOf(day);
    if (dayIndex === -1) return [];
    // Move a block that starts in the last minutes of the day up a little, so that all of it is visible.
    const top = Math.min(from, endOfDay - shortestBlock);
    const bottom = Math.max(to, top + shortestBlock);
    return [{ entry, dayIndex, from: top, until: bottom, isRest, lane: 0, lanes: 1 }];
  };
  return [
    ...piece(start.day, start.minute, until, false),
    ...(goesOn && end.minute > 0 ? piece(end.day, 0, end.minute, true) : []),
  ];
}

/** Assigns lanes to a day's blocks: blocks that overlap, directly or through others, share the width. */
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
