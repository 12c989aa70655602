import type { Minute } from "./zone-rules.ts";

/** The minute of the day for a 24-hour time such as "09:30"; null for anything else. */
export function minuteOf(time: string): Minute | null {
  const [, hour, minute] = time.match(/^([01]\d|2[0-3]):([0-5]\d)$/) ?? [];
  return hour ? Number(hour) * 60 + Number(minute) : null;
}

/** A minute of the day in 24-hour form: "09:30". The end of a day is "24:00". */
export function clockTime(minute: Minute): string {
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

/** A minute of the day in 12-hour form: "9:30 AM". */
export function clockTimeInWords(minute: Minute): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${pad(minute % 60)} ${hour < 12 ? "AM" : "PM"}`;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
