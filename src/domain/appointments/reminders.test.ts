import { expect, test } from "vitest";
import { dueReminder } from "./reminders.ts";

const startsAt = new Date("2026-11-24T15:00:00Z");
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 60 * 60 * 1000);

test.each([
  [30, 24.1, null],
  [30, 24, "24 hours"],
  [30, 5, "24 hours"],
  [30, 1.01, "24 hours"],
  [30, 1, "1 hour"],
  [30, 0.01, "1 hour"],
  [30, 0, null],
  [30, -1, null],
  // Booked after the reminder would have been sent, so the client knows already.
  [5, 4, null],
  [5, 1, "1 hour"],
  [0.5, 0.4, null],
])("booked %d hours before, checked %d hours before the start: %s", (arranged, left, kind) => {
  expect(dueReminder({ startsAt, arrangedAt: hoursBefore(arranged), now: hoursBefore(left) })).toBe(
    kind,
  );
});

test("what was due before a backup was restored is left out, and what is due later is not", () => {
  const arrangedAt = hoursBefore(72);
  const since = hoursBefore(20);
  const at = (now: Date) => dueReminder({ startsAt, arrangedAt, since, now });
  expect([at(hoursBefore(20)), at(hoursBefore(2)), at(hoursBefore(1))]).toEqual([
    null,
    null,
    "1 hour",
  ]);
});
