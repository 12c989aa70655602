import { expect, test } from "vitest";
import { placeholderEmail } from "#domain/appointments/event.ts";
import { eventKinds } from "#domain/appointments/kinds.ts";
import { reachableEmail } from "./reachable-email.ts";

test("a placeholder address is not reachable", () => {
  for (const appointmentType of eventKinds)
    expect(
      reachableEmail({ appointmentType, clientEmail: placeholderEmail(appointmentType) }),
    ).toBe(null);
  expect(reachableEmail({ appointmentType: "Callback", clientEmail: null })).toBe(null);
});

test("a task's own address is not reachable, a client's is", () => {
  const clientEmail = "priya@example.com";
  expect(reachableEmail({ appointmentType: "Task", clientEmail })).toBe(null);
  expect(reachableEmail({ appointmentType: "Appointment", clientEmail })).toBe(clientEmail);
  expect(reachableEmail({ appointmentType: null, clientEmail })).toBe(clientEmail);
});
