import { occupiesTime } from "#domain/appointments/kinds.ts";

/** As much of a calendar's entry as its place in the day needs. */
export type DayEntry = {
  appointmentTime: Date;
  durationMinutes: number;
  status: string;
  appointmentType: string | null;
};

/** The place of an entry in the day: `next` is only the first one yet to begin; `off` was canceled. */
export type Place = "past" | "now" | "next" | "later" | "off";

/** A line of the day. */
export type DayLine<Entry extends DayEntry> = {
  entry: Entry;
  place: Place;
  /** How long nothing is planned from the end of this one to the next that takes time; null where that is not worth saying. */
  gapMinutes: number | null;
};

/** A shorter time between two appointments is a breath and no gap (minutes). */
export const shortestGap = 15;

const minuteMs = 60_000;

/**
 * The schedule of a day at a moment, from entries in the order of their times. Tasks and reminders take no time, so
 * they are never "now" and end no gap. A gap says that nothing is planned, not that the time can be booked. A past gap
 * is left out, and of a gap that has begun only the rest is given.
 */
export function scheduleOf<Entry extends DayEntry>(
  entries: readonly Entry[],
  now: Date,
): DayLine<Entry>[] {
  const next = entries.find((entry) => isOn(entry) && startOf(entry) > now.getTime());
  const lines = entries.map((entry): DayLine<Entry> => {
    const place = entry === next ? "next" : placeOf(entry, now);
    return { entry, place, gapMinutes: null };
  });
  const busy = lines.filter(({ entry }) => isOn(entry) && occupiesTime(entry.appointmentType));
  let free = -Infinity;
  for (const [index, line] of busy.entries()) {
    free = Math.max(free, endOf(line.entry));
    const following = busy[index + 1];
    if (!following) continue;
    const until = startOf(following.entry);
    const minutes = Math.floor((until - Math.max(free, now.getTime())) / minuteMs);
    if (minutes >= shortestGap) line.gapMinutes = minutes;
  }
  return lines;
}

/**
 * So many lines as there is room for, around what goes on: from the first that is not past on, and before it as many as
 * there is room left for.
 */
export function linesInRoom<Entry extends DayEntry>(
  lines: readonly DayLine<Entry>[],
  room: number,
): { shown: DayLine<Entry>[]; before: number; after: number } {
  const open = lines.findIndex(({ place }) => place !== "past" && place !== "off");
  const first = Math.max(0, Math.min(open === -1 ? lines.length : open, lines.length - room));
  const shown = lines.slice(first, first + room);
  return { shown, before: first, after: lines.length - first - shown.length };
}

function placeOf(entry: DayEntry, now: Date): Place {
  if (!isOn(entry)) return "off";
  if (startOf(entry) > now.getTime()) return "later";
  const isDone = entry.status === "Completed" || !occupiesTime(entry.appointmentType);
  return isDone || endOf(entry) <= now.getTime() ? "past" : "now";
}

function isOn({ status }: DayEntry): boolean {
  return status !== "Cancelled";
}

function startOf({ appointmentTime }: DayEntry): number {
  return appointmentTime.getTime();
}

function endOf({ appointmentTime, durationMinutes }: DayEntry): number {
  return appointmentTime.getTime() + durationMinutes * minuteMs;
}
