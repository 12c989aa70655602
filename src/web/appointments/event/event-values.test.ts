import { expect, test } from "vitest";
import { newEventSchema } from "#domain/appointments/event.ts";
import { eventKinds } from "#domain/appointments/kinds.ts";
import type { Day } from "#domain/kernel/day.ts";
import { utc } from "#domain/kernel/zone-rules.ts";
import { eventInput, startValues, withContact, withType } from "./event-values.ts";
import { dayAndTime, whenInput } from "./when-values.ts";

const day = "2026-11-23" as Day;
const task = startValues("Task", day);

test("switching the type changes the defaults and keeps typed text", () => {
  expect(withType(task, "Callback")).toMatchObject({ title: "New Callback", clientName: "" });
  expect(withType(withType(task, "Callback"), "Task")).toEqual(task);
  const typed = { ...task, title: "Call the bank", clientName: "Priya" };
  for (const type of eventKinds) expect(withType(typed, type)).toEqual({ ...typed, type });
});

test("email, phone and the invitation are sent only for an appointment", () => {
  const client = { clientEmail: "p@x.test", clientPhone: "5", tellsClient: true };
  expect(eventInput({ ...task, ...client }, utc, day)).not.toHaveProperty("clientEmail");
  expect(eventInput({ ...task, ...client, type: "Appointment" }, utc, day)).toMatchObject(client);
});

test("the dialog's starting values can be saved as a task", () => {
  expect(newEventSchema.safeParse(eventInput(task, utc, day)).success).toBe(true);
});

test.each(["", " ", "1.5", "abc", "0", "1441", "1e9"])("a duration of %o is refused", (text) => {
  const input = eventInput({ ...task, durationMinutes: text }, utc, day);
  const issues = newEventSchema.safeParse(input).error?.issues;
  expect(issues?.map(({ path }) => path.join("."))).toEqual(["durationMinutes"]);
});

test.each([
  ["12/24/2026", "2026-12-24"],
  ["12/24", "2026-12-24"],
  ["Jan 5", "2027-01-05"],
  ["2027-02-30", "2027-02-30"],
])("a date typed as %s is sent as %s", (typed, sent) => {
  expect(eventInput({ ...task, day: typed }, utc, day).day).toBe(sent);
});

test("a moment survives a round trip through the fields", () => {
  const values = dayAndTime(utc, new Date("2026-11-23T09:07:00Z"));
  expect(values).toEqual({ day, time: "09:07" });
  expect(whenInput({ ...values, durationMinutes: "45" }, utc, day)).toEqual({
    ...values,
    timeZone: "UTC",
    durationMinutes: 45,
  });
});

test("scheduling with a contact prefills the form and sends the contact; a call includes the number", () => {
  const ida = {
    contactId: "0190b1a2-0000-7000-8000-000000000001",
    clientName: "Ida Berg",
    clientEmail: "ida@berg.example",
    clientPhone: "555-0134",
  };
  const values = { ...startValues("Appointment", day, ida), title: "Showing" };
  expect(eventInput(values, utc, day)).toMatchObject(ida);
  const call = withType(values, "Callback");
  expect(call).toMatchObject({ title: "Showing", clientName: "Ida Berg" });
  const input = eventInput(call, utc, day);
  expect(input).toMatchObject({ contactId: ida.contactId, clientPhone: "555-0134" });
  expect(input).not.toHaveProperty("clientEmail");
  // Without a contact, a call has no number.
  const other = eventInput({ ...call, contactId: "" }, utc, day);
  expect(other).not.toHaveProperty("clientPhone");
  expect(other).not.toHaveProperty("contactId");
});

test("a chosen contact gives an appointment a title, which follows the name until it is typed", () => {
  const ida = { contactId: "1", clientName: "Ida Berg" };
  const values = startValues("Appointment", day);
  const chosen = { ...values, ...withContact(values, ida) };
  expect(chosen).toMatchObject({ ...ida, title: "Meeting with Ida Berg" });
  const other = { contactId: "2", clientName: "Sam Rhee" };
  expect(withContact(chosen, other).title).toBe("Meeting with Sam Rhee");
  expect(withContact({ ...chosen, title: "Showing" }, other).title).toBe("Showing");
  expect(withType(chosen, "Callback").title).toBe("New Callback");
  expect(withContact(startValues("Reminder", day), ida).title).toBe("New Reminder");
});
