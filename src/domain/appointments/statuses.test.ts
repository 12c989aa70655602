import { expect, test } from "vitest";
import { appointmentStatuses, badgeVariantOf, newAppointmentStatus } from "./statuses.ts";

test.each([
  ["Scheduled", "default"],
  ["Confirmed", "success"],
  ["Completed", "outline"],
  ["Cancelled", "destructive"],
  ["In Progress", "secondary"],
  ["Failed", "destructive"],
])("the badge of %s is %s", (status, variant) => {
  expect(badgeVariantOf(status)).toBe(variant);
});

test.each(["", "Rescheduled", "confirmed", "constructor", "__proto__"])(
  "an unknown status %j gets the default badge",
  (status) => {
    expect(badgeVariantOf(status)).toBe("default");
  },
);

test("a new appointment is scheduled", () => {
  expect(newAppointmentStatus).toBe("Scheduled");
  expect(appointmentStatuses).toContain(newAppointmentStatus);
});
