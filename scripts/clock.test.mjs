import { expect, test } from "vitest";
import { clockAt, readMoment } from "./clock.mjs";

const find = () => ["/lib/faketime.so"];

test("a moment is read off a wall clock in New York", () => {
  const iso = (text) => new Date(readMoment(text)).toISOString();
  expect(iso("2026-11-01T00:20")).toBe("2026-11-01T04:20:00.000Z");
  expect(iso("2026-11-01 23:50")).toBe("2026-11-02T04:50:00.000Z");
  expect(iso("2027-02-28T23:50")).toBe("2027-03-01T04:50:00.000Z");
  for (const text of ["tomorrow", "2026-13-01T00:20", "2026-11-01T00:20Z", ""])
    expect(() => readMoment(text), text).toThrow(/--at takes .* 2026-11-01T00:20/);
});

test("all programs get one distance from the real clock, ahead or behind", () => {
  const now = Date.parse("2026-11-01T04:20:00Z");
  expect(clockAt(now + 90_000, { now, find }).FAKETIME).toBe("+90");
  expect(clockAt(now - 90_000, { now, find }).FAKETIME).toBe("-90");
  expect(clockAt(now, { now, find })).toMatchObject({
    FAKETIME: "+0",
    LD_PRELOAD: "/lib/faketime.so",
  });
});

test("a machine without the library is told what to install", () => {
  expect(() => clockAt(0, { find: () => [] })).toThrow(/apt-get install libfaketime/);
});
