import { expect, test } from "vitest";
import {
  availabilitySchema,
  demoDurations,
  durations,
  readAvailability,
  standardAvailability,
  standardDemoStarts,
  standardStarts,
  usualDuration,
} from "./availability.ts";

const faults = (value: object) =>
  availabilitySchema
    .safeParse(value)
    .error?.issues.map(({ path, message }) => [path.join("."), message]);
const hours = (windows: object[]) => ({
  weeklyHours: { mon: windows, tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
});

test(
  "without settings, the standard starts and lengths apply for 60 days",
  { tags: ["CONST-022.1-14", "CONST-023.1-4", "CONST-024", "CONST-026.1-2"] },
  () => {
    expect(standardAvailability).toEqual({
      weeklyHours: null,
      startEveryMinutes: 30,
      daysOff: [],
      durations: [15, 30, 45, 60],
      bufferMinutes: 0,
      minimumNoticeMinutes: 0,
      changeNoticeMinutes: 0,
      horizonDays: 60,
      dailyCap: null,
    });
    expect(standardStarts).toEqual([
      "09:00",
      "09:30",
      "10:00",
      "10:30",
      "11:00",
      "11:30",
      "13:00",
      "13:30",
      "14:00",
      "14:30",
      "15:00",
      "15:30",
      "16:00",
      "16:30",
    ]);
    expect(standardDemoStarts).toEqual(standardStarts.filter((time) => time !== "16:30"));
    expect([durations, demoDurations, usualDuration]).toEqual([[15, 30, 45, 60], [15, 30], 30]);
  },
);

test.each([
  [[{ from: "9:00", until: "17:00" }], "weeklyHours.mon.0.from", "Enter a time like 09:00."],
  [[{ from: "09:00", until: "24:30" }], "weeklyHours.mon.0.until", "Enter a time like 17:00."],
  [
    [{ from: "17:00", until: "09:00" }],
    "weeklyHours.mon.0.until",
    "The end must be after the start.",
  ],
  [
    [
      { from: "13:00", until: "17:00" },
      { from: "09:00", until: "13:30" },
    ],
    "weeklyHours.mon",
    "Two stretches of this day overlap.",
  ],
])("hours such as %j are refused", (windows, path, message) => {
  expect(faults(hours(windows))).toEqual([[path, message]]);
});

test("windows may touch, and last until midnight", () => {
  const windows = [
    { from: "09:00", until: "12:00" },
    { from: "12:00", until: "24:00" },
  ];
  expect(faults(hours(windows))).toBeUndefined();
});

test.each([
  [{ bufferMinutes: -1 }, "bufferMinutes"],
  [{ bufferMinutes: 7.5 }, "bufferMinutes"],
  [{ horizonDays: 0 }, "horizonDays"],
  [{ horizonDays: 366 }, "horizonDays"],
  [{ dailyCap: 0 }, "dailyCap"],
  [{ durations: [] }, "durations"],
  [{ durations: [20] }, "durations.0"],
  [{ startEveryMinutes: 20 }, "startEveryMinutes"],
  [{ daysOff: [{ from: "2026-12-26", until: "2026-12-24" }] }, "daysOff.0.until"],
  [{ daysOff: [{ from: "2026-02-30", until: "2026-03-01" }] }, "daysOff.0.from"],
])("%j is refused at its field", (value, path) => {
  expect(faults(value)?.map(([at]) => at)).toEqual([path]);
});

test("an unknown field is refused", () => {
  expect(availabilitySchema.safeParse({ hours: [] }).success).toBe(false);
});

test("invalid stored settings count as not set", () => {
  for (const stored of [null, undefined, {}, { days: ["mon"] }, [], "9-5", { horizonDays: "x" }])
    expect(readAvailability(stored)).toEqual(standardAvailability);
  expect(readAvailability({ bufferMinutes: 10 })).toEqual({
    ...standardAvailability,
    bufferMinutes: 10,
  });
});
