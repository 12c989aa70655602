import { globSync } from "node:fs";
import { Plain } from "./say.mjs";

/** Where Linux distributions put libfaketime; the variant for programs with threads. */
const places = [
  "/usr/lib/*/faketime/libfaketimeMT.so.1",
  "/usr/{lib,lib64,local/lib}/faketime/libfaketimeMT.so.1",
];

/** The moment at which a clock on a wall in New York shows this: "2026-11-01T00:20". */
export function readMoment(text) {
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime("America/New_York").epochMilliseconds;
  } catch {
    throw new Plain(
      `--at takes a date and a time in New York, such as 2026-11-01T00:20, not "${text}".`,
    );
  }
}

/**
 * What a program's environment needs for its clock to show `moment` (milliseconds) now and to run on from
 * there: the same distance from the real clock for all programs that get it, or they would disagree.
 */
export function clockAt(
  moment,
  { now = Date.now(), find = () => places.flatMap((one) => globSync(one)) } = {},
) {
  const [library] = find();
  if (!library) {
    throw new Plain(
      "--at needs libfaketime, which is for Linux: apt-get install libfaketime (Debian, Ubuntu), or your system's package of that name.",
    );
  }
  const seconds = Math.round((moment - now) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: seconds < 0 ? `${seconds}` : `+${seconds}`,
    // How long something takes is measured as ever. Chromium waits ten times too long without the second.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
    // Not every program asks for the times of files in a way that would be changed.
    NO_FAKE_STAT: "1",
  };
}
