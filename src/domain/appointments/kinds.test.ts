import { expect, test } from "vitest";
import { dotColorOf, mostDots } from "./day-dots.ts";
import { appointmentTypes, eventKinds, occupiesTime } from "./kinds.ts";
import { appointmentStatuses, isActive } from "./statuses.ts";

test("the dialog offers four kinds; only visitors book demos", () => {
  expect(eventKinds).toEqual(["Task", "Callback", "Reminder", "Appointment"]);
  expect(appointmentTypes).toEqual([...eventKinds, "Demo"]);
});

test("appointments, demos and callbacks block their time, tasks and reminders do not", () => {
  expect(appointmentTypes.filter(occupiesTime)).toEqual(["Callback", "Appointment", "Demo"]);
  expect(occupiesTime(null)).toBe(true);
});

test("scheduled and confirmed entries are active", () => {
  expect(appointmentStatuses.filter(isActive)).toEqual(["Scheduled", "Confirmed"]);
});

test("a day has three dots at most, colored by status", { tags: ["CAL-007"] }, () => {
  expect(
    ["Confirmed", "Scheduled", "Cancelled", "Completed", "constructor"].map(dotColorOf),
  ).toEqual(["green", "blue", "red", "grey", "grey"]);
  expect(mostDots).toBe(3);
});
