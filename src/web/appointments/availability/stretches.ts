import { minutesOf, type Window } from "#domain/appointments/availability.ts";
import { clockTime, clockTimeInWords } from "#domain/kernel/clock-time.ts";
import { midnight } from "./availability-messages.ts";

const endOfDay = 24 * 60;
const stepMinutes = 15;
const usual: Window = { from: "09:00", until: "17:00" };

/** A time that a list offers. */
export type TimeOption = { value: string; label: string };

const fromTimes = timesBetween(0, endOfDay - stepMinutes);
const untilTimes = timesBetween(stepMinutes, endOfDay);

/** The starts that can be chosen; a stored one that lies between them stays among them. */
export function startOptions(chosen: string): TimeOption[] {
  return withChosen(fromTimes, chosen);
}

/** The ends that can be chosen: the last is the midnight after. */
export function endOptions(chosen: string): TimeOption[] {
  return withChosen(untilTimes, chosen);
}

/** The stretch that a day most likely gets next: after a break of an hour, or in the longest room that is left. */
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

/** A time of the settings as people here read it; the end of a day is midnight. */
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
