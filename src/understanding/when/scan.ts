import type { Listening } from "../heard.ts";
import { readBeside, readCounted, readReach } from "./days/distant-days.ts";
import { anotherDayAt } from "./days/near-days.ts";
import { readMonth, readNthOfMonth } from "./days/month-spans.ts";
import { readPlainDay } from "./days/plain-day.ts";
import { readWeek, readWeekPart } from "./days/week-spans.ts";
import type { Item, Reader, Reading, Scan } from "./grammar/mention.ts";
import type { Token } from "./grammar/tokens.ts";
import { readClock, readFromNow, readSameTime, readSoundalike } from "./times/clocks.ts";
import { readDayPart } from "./times/day-parts.ts";
import { readShift } from "./times/shifts.ts";
import { readSoonest } from "./times/soonest.ts";
import { readDashedHours } from "./times/time-ranges.ts";

const readers: readonly Reader[] = [
  readPlainDay,
  readCounted,
  readReach,
  readBeside,
  readWeek,
  readWeekPart,
  readMonth,
  readNthOfMonth,
  readDayPart,
  readClock,
  readSoundalike,
  readFromNow,
  readSameTime,
  readDashedHours,
  readShift,
  readSoonest,
];

/** All that is said of days and times, in its order: at each place the longest that can be read there. */
export function scanned(tokens: readonly Token[], listening: Listening): Item[] {
  const items: Item[] = [];
  const scan: Scan = { tokens, listening, items };
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]!.kind === "other" || tokens[at]!.kind === "mark") continue;
    if (anotherDayAt(scan, at)) continue;
    const best = longestAt(scan, at);
    if (!best) continue;
    const until = at + best.length;
    for (const mention of best.mentions) items.push({ mention, from: at, until });
    at = until - 1;
  }
  return items;
}

function longestAt(scan: Scan, at: number): Reading | null {
  let best: Reading | null = null;
  for (const reader of readers) {
    const found = reader(scan, at);
    if (found && found.length > (best?.length ?? 0)) best = found;
  }
  return best;
}
