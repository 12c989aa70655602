import { globSync } from "node:fs";
import { Plain } from "./say.mjs";

/** Where Linux distributions install libfaketime, in its variant for programs with threads. */
const places = [
  "/usr/lib/*/faketime/libfaketimeMT.so.1",
  "/usr/{lib,lib64,local/lib}/faketime/libfaketimeMT.so.1",
];

const zone = "America/New_York";

/**
 * The moment in milliseconds when New York's local time is this: "2026-11-30T12:00", or "00:20" for its next
 * occurrence. Only the future is allowed: PostgreSQL ends transactions too early when its clock is set back, and
 * some tests use moments that must be past.
 */
export function readMoment(text, now = Date.now()) {
  const present = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const moment = wallTime(text, present);
  if (moment.epochMilliseconds < now) {
    throw new Plain(`--at takes a moment to come; ${text} is past in New York.`);
  }
  return moment.epochMilliseconds;
}

function wallTime(text, present) {
  try {
    if (!/^\d\d:\d\d$/.test(text)) return Temporal.PlainDateTime.from(text).toZonedDateTime(zone);
    const today = present.withPlainTime(text);
    return Temporal.ZonedDateTime.compare(today, present) < 0 ? today.add({ days: 1 }) : today;
  } catch {
    throw new Plain(
      `--at takes a date and a time in New York, such as 2026-11-30T12:00, or a time, not "${text}".`,
    );
  }
}

/**
 * The environment that makes a program's clock show `moment` (milliseconds) now and continue from there: the same
 * offset for all programs, or they would disagree.
 */
export function clockAt(moment, { now = Date.now(), find = () => globSync(places) } = {}) {
  const [library] = find();
  if (!library) {
    throw new Plain(
      "--at needs libfaketime, which is for Linux: apt-get install libfaketime (Debian, Ubuntu), or your system's package of that name.",
    );
  }
  return {
    LD_PRELOAD: library,
    FAKETIME: `+${Math.max(0, Math.round((moment - now) / 1000))}`,
    // Durations are measured on the real clock. Without the second line, Chromium waits ten times too long.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
    // Some programs read file times in a way that can't be faked.
    NO_FAKE_STAT: "1",
  };
}
