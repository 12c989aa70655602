import type { DayMention, Reader, Reading, Scan } from "../grammar/mention.ts";
import { readDate } from "./dates.ts";
import { readHoliday, readHolidays, readNearDay } from "./named-days.ts";
import { readDayOfMonth, readMonthDay, readWrittenDate } from "./month-days.ts";
import { readWeekday } from "./weekdays.ts";

const readers: readonly Reader[] = [
  readHoliday,
  readHolidays,
  readNearDay,
  readMonthDay,
  readDayOfMonth,
  readWrittenDate,
  readWeekday,
  readDate,
];

/** A day that is named by itself: the longest reading. */
export const readPlainDay: Reader = (scan, at) => {
  let best: Reading | null = null;
  for (const reader of readers) {
    const found = reader(scan, at);
    if (found && found.length > (best?.length ?? 0)) best = found;
  }
  return best;
};

/** The same, if it is a single day, from which others can be counted. */
export function plainDayAt(scan: Scan, at: number): { length: number; day: DayMention } | null {
  const found = readPlainDay(scan, at);
  const [day] = found?.mentions ?? [];
  return found && day?.kind === "day" && day.days.length > 0 ? { length: found.length, day } : null;
}
