/** The launch as a local time without a time zone, so that it is each visitor's own midnight. */
export const launchDateDefault = "2025-08-23T00:00:00";

/** The four units of the countdown, as shown. */
export type Countdown = { days: string; hours: string; minutes: string; seconds: string };

const two = (count: number): string => String(count).padStart(2, "0");

/**
 * The time left until the launch, each unit padded to two digits; null once the date is reached, and for an invalid
 * date. `launch` and `now` are milliseconds.
 */
export function countdownTo(launch: number, now: number): Countdown | null {
  const left = Math.floor((launch - now) / 1000);
  if (!(left > 0)) return null;
  return {
    days: two(Math.floor(left / 86_400)),
    hours: two(Math.floor(left / 3_600) % 24),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
  };
}
