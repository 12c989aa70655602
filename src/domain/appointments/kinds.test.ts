import { expect, test } from "vitest";
import { dotColourOf, mostDots } from "./day-dots.ts";
import { appointmentTypes, eventKinds, occupiesTime } from "./kinds.ts";
import { appointmentStatuses, isActive } from "./statuses.ts";

test("the dialog offers four kinds; a demo is booked by visitors", () => {
  expect(eventKinds).toEqual(["Task", "Callback", "Reminder", "Appointment"]);
  expect(appointmentTypes).toEqual([...eventKinds, "Demo"]);
});

test("appointments, demos and callbacks take their time, tasks and reminders none", () => {
  expect(appointmentTypes.filter(occupiesTime)).toEqual(["Callback", "Appointment", "Demo"]);
  expect(occupiesTime(null)).toBe(true);
});

test("what is scheduled or confirmed is active", () => {
  expect(appointmentStatuses.filter(isActive)).toEqual(["Scheduled", "Confirmed"]);
});

test("a day has three dots at most, coloured by status", { tags: ["CAL-007"] }, () => {
  expect(
    ["Confirmed", "Scheduled", "Cancelled", "Completed", "constructor"].map(dotColourOf),
  ).toEqual(["green", "blue", "red", "grey", "grey"]);
  expect(mostDots).toBe(3);
});
