import { occupiesTime } from "#domain/appointments/kinds.ts";

/** The fields of a calendar entry that its place in the day depends on. */
export type DayEntry = {
  appointmentTime: Date;
  durationMinutes: number;
  status: string;
  appointmentType: string | null;
};

/** The place of an entry in the day: `next` is only the first one yet to start; `off` was canceled. */
export type Place = "past" | "now" | "next" | "later" | "off";

/** A row of the day. */
export type DayLine<Entry extends DayEntry> = {
  entry: Entry;
  place: Place;
  /**
   * The minutes without plans from the end of this one to the next that takes time; null where that is too short to
   * show.
   */
  gapMinutes: number | null;
};

/** A shorter time between two appointments is not shown as a gap, in minutes. */
export const shortestGap = 15;

const minuteMs = 60_000;

/**
 * The schedule of a day at an instant, from entries in chronological order. Tasks and reminders take no time, so they
 * are never "now" and end no gap. A gap says that nothing is planned, not that the time can be booked. A past gap is
 * left out, and of a gap in progress only the rest is given.
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
 * As many rows as there is room for: those from the first that is not past, then earlier ones if there is room left.
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
