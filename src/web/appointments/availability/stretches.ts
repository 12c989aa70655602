import { minutesOf, type Window } from "#domain/appointments/availability.ts";
import { clockTime, clockTimeInWords } from "#domain/kernel/clock-time.ts";
import { midnight } from "./availability-messages.ts";

const endOfDay = 24 * 60;
const stepMinutes = 15;
const usual: Window = { from: "09:00", until: "17:00" };

/** A time in a select list. */
export type TimeOption = { value: string; label: string };

const fromTimes = timesBetween(0, endOfDay - stepMinutes);
const untilTimes = timesBetween(stepMinutes, endOfDay);

/** The start times to choose from, including a stored one between quarter hours. */
export function startOptions(chosen: string): TimeOption[] {
  return withChosen(fromTimes, chosen);
}

/** The end times to choose from; the last is midnight at the end of the day. */
export function endOptions(chosen: string): TimeOption[] {
  return withChosen(untilTimes, chosen);
}

/** The suggested next stretch of a day: after an hour's break, or in the longest free gap. */
export function nextStretch(windows: readonly Window[]): Window | null {
  if (windows.length === 0) return usual;
  const taken = windows.map(minutesOf).sort((one, other) => one.from - other.from);
  const last = taken.at(-1)!.until;
  if (last + 2 * 60 <= endOfDay) return stretch(last + 60, Math.min(last + 4 * 60, endOfDay));
  const rooms = taken
    .map(({ from }, index) => ({ from: index === 0 ? 0 : taken[index - 1]!.until, until: from }))
    .concat({ from: last, until: endOfDay })
    .sort((one, other) => other.until - other.from - (one.until - one.from));
  const room = rooms[0]!;
  return room.until - room.from >= stepMinutes ? stretch(room.from, room.until) : null;
}

/** A stored time as a label; the end of the day reads "Midnight". */
export function timeLabel(minute: number): string {
  return minute === endOfDay ? midnight : clockTimeInWords(minute);
}

function stretch(from: number, until: number): Window {
  return { from: clockTime(from), until: clockTime(until) };
}

function timesBetween(first: number, last: number): TimeOption[] {
  const times: TimeOption[] = [];
  for (let minute = first; minute <= last; minute += stepMinutes)
    times.push({ value: clockTime(minute), label: timeLabel(minute) });
  return times;
}

function withChosen(options: readonly TimeOption[], chosen: string): TimeOption[] {
  if (options.some(({ value }) => value === chosen)) return [...options];
  const { from } = minutesOf({ from: chosen, until: "24:00" });
  const label = timeLabel(from);
  return [...options, { value: chosen, label }].sort((one, other) =>
    one.value < other.value ? -1 : 1,
  );
}
