import { expect, test } from "vitest";
import { minutesOf, type Window } from "#domain/appointments/availability.ts";
import { endOptions, nextStretch, startOptions } from "./stretches.ts";

test("a stored time between quarter hours is listed in order", () => {
  expect(startOptions("09:00")).toHaveLength(96);
  const labels = startOptions("09:10").map(({ label }) => label);
  expect(labels.slice(36, 39)).toEqual(["9:00 AM", "9:10 AM", "9:15 AM"]);
});

test("a day can be open from midnight to midnight", () => {
  expect(startOptions("09:00")[0]).toEqual({ value: "00:00", label: "12:00 AM" });
  expect(endOptions("17:00").at(-1)).toEqual({ value: "24:00", label: "Midnight" });
});

const days: [Window[], Window | null][] = [
  [[], { from: "09:00", until: "17:00" }],
  [[{ from: "09:00", until: "12:00" }], { from: "13:00", until: "16:00" }],
  [[{ from: "09:00", until: "21:30" }], { from: "22:30", until: "24:00" }],
  [[{ from: "09:00", until: "23:00" }], { from: "00:00", until: "09:00" }],
  [[{ from: "00:00", until: "24:00" }], null],
];
test.each(days)("after %j, %j is suggested", (windows, next) => {
  expect(nextStretch(windows)).toEqual(next);
  if (!next) return;
  const [first, ...others] = [...windows, next].map(minutesOf).sort((a, b) => a.from - b.from);
  others.reduce((before, window) => {
    expect(before.until).toBeLessThanOrEqual(window.from);
    return window;
  }, first!);
});
