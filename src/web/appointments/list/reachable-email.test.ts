import { expect, test } from "vitest";
import { placeholderEmail } from "#domain/appointments/event.ts";
import { eventKinds } from "#domain/appointments/kinds.ts";
import { reachableEmail } from "./reachable-email.ts";

test("an address that stands in for one is none", () => {
  for (const appointmentType of eventKinds)
    expect(
      reachableEmail({ appointmentType, clientEmail: placeholderEmail(appointmentType) }),
    ).toBe(null);
  expect(reachableEmail({ appointmentType: "Callback", clientEmail: null })).toBe(null);
});

test("the own address of a task is nobody to write to, a client's is", () => {
  const clientEmail = "priya@example.com";
  expect(reachableEmail({ appointmentType: "Task", clientEmail })).toBe(null);
  expect(reachableEmail({ appointmentType: "Appointment", clientEmail })).toBe(clientEmail);
  expect(reachableEmail({ appointmentType: null, clientEmail })).toBe(clientEmail);
});
