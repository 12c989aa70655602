import { expect, test } from "vitest";
import { type DayEntry, linesInRoom, scheduleOf } from "./day-schedule.ts";

const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);

type Named = DayEntry & { name: string };
const entry = (name: string, time: string, minutes = 30, more: Partial<DayEntry> = {}): Named => ({
  name,
  appointmentTime: at(time),
  durationMinutes: minutes,
  status: "Scheduled",
  appointmentType: "Appointment",
  ...more,
});
const told = (entries: Named[], now: string) =>
  scheduleOf(entries, at(now)).map(({ entry: { name }, place, gapMinutes }) => [
    name,
    place,
    gapMinutes,
  ]);

const task = { appointmentType: "Task" };
const off = { status: "Cancelled" };
const day = [
  entry("first", "09:00", 60),
  entry("task", "10:30", 30, task),
  entry("off", "11:00", 60, off),
  entry("second", "12:00"),
  entry("third", "12:40"),
  entry("last", "15:00"),
];

test.each([
  ["08:00", ["later", "later", "off", "later", "later", "later"], "first"],
  ["09:00", ["now", "later", "off", "later", "later", "later"], "task"],
  ["09:59", ["now", "later", "off", "later", "later", "later"], "task"],
  ["10:00", ["past", "later", "off", "later", "later", "later"], "task"],
  // A task blocks no time, so it is never "now".
  ["10:30", ["past", "past", "off", "later", "later", "later"], "second"],
  ["12:45", ["past", "past", "off", "past", "now", "later"], "last"],
  ["15:30", ["past", "past", "off", "past", "past", "past"], null],
])("the day at %s", (now, places, next) => {
  const expected = day.map(({ name }, index) => (name === next ? "next" : places[index]));
  expect(told(day, now).map(([, place]) => place)).toEqual(expected);
});

test("a gap is from the end of one time-blocking entry to the next, and only if it is long enough", () => {
  expect(told(day, "08:00").map(([, , gap]) => gap)).toEqual([120, null, null, null, 110, null]);
});

test("a gap in progress is as long as what is left of it, and a past one is not shown", () => {
  const gaps = (now: string) => told(day, now).map(([, , gap]) => gap);
  expect(gaps("11:00")[0]).toBe(60);
  expect(gaps("11:50")[0]).toBeNull();
  expect(gaps("14:00")).toEqual([null, null, null, null, 60, null]);
});

test("an entry that overlaps the next one ends the gap only when it ends itself", () => {
  const entries = [entry("long", "09:00", 180), entry("short", "10:00"), entry("late", "13:00")];
  expect(told(entries, "08:00")).toEqual([
    ["long", "next", null],
    ["short", "later", 60],
    ["late", "later", null],
  ]);
});

test('an entry that was completed early is no longer "now"', () => {
  const entries = [entry("done", "09:00", 60, { status: "Completed" })];
  expect(told(entries, "09:10")).toEqual([["done", "past", null]]);
});

test.each([
  ["08:00", 0, ["first", "task", "off"], 3],
  ["12:10", 3, ["second", "third", "last"], 0],
  ["16:00", 3, ["second", "third", "last"], 0],
  ["10:10", 1, ["task", "off", "second"], 2],
])(
  "at %s with room for three, the current and following entries are shown",
  (now, before, names, after) => {
    const room = linesInRoom(scheduleOf(day, at(now)), 3);
    expect(room.shown.map((line) => line.entry.name)).toEqual(names);
    expect([room.before, room.after]).toEqual([before, after]);
  },
);

test("a day that fits is shown whole", () => {
  expect(linesInRoom(scheduleOf(day, at("16:00")), 6)).toMatchObject({ before: 0, after: 0 });
  expect(linesInRoom([], 5)).toEqual({ shown: [], before: 0, after: 0 });
});
