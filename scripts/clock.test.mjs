import { expect, test } from "vitest";
import { clockAt, readMoment } from "./clock.mjs";

const now = Date.parse("2026-10-31T16:00:00Z");
const read = (text) => new Date(readMoment(text, now)).toISOString();

test("reads a moment as New York local time", () => {
  expect(read("2026-11-01T00:20")).toBe("2026-11-01T04:20:00.000Z");
  expect(read("2026-11-01 23:50")).toBe("2026-11-02T04:50:00.000Z");
  expect(read("2027-02-28T23:50")).toBe("2027-03-01T04:50:00.000Z");
  for (const text of ["tomorrow", "2026-13-01T00:20", "2026-11-01T00:20Z", "24:20", ""])
    expect(() => read(text), text).toThrow(/--at takes .* 2026-11-30T12:00/);
});

test("a time without a date is its next occurrence, across a clock change too", () => {
  expect(read("13:00")).toBe("2026-10-31T17:00:00.000Z");
  expect(read("11:00")).toBe("2026-11-01T16:00:00.000Z");
  expect(read("00:20")).toBe("2026-11-01T04:20:00.000Z");
});

test("refuses a moment in the past", () => {
  expect(() => read("2026-10-31T11:59")).toThrow("--at takes a moment to come");
});

test("gives all programs the same offset from the real clock", () => {
  expect(clockAt(now + 90_000, { now, find: () => ["/lib/faketime.so"] })).toMatchObject({
    FAKETIME: "+90",
    LD_PRELOAD: "/lib/faketime.so",
  });
  // A moment that arrived while something else ran counts as now.
  expect(clockAt(now - 9_000, { now, find: () => ["/lib/faketime.so"] }).FAKETIME).toBe("+0");
});

test("without the library, it says what to install", () => {
  expect(() => clockAt(0, { find: () => [] })).toThrow(/apt-get install libfaketime/);
});
