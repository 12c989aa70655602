import { expect, test } from "vitest";
import {
  eventDefaults,
  newEventSchema,
  placeholderEmail,
  storedClient,
  storedNotes,
} from "./event.ts";
import { eventKinds } from "./kinds.ts";

const event = {
  type: "Callback",
  title: "Ring back",
  clientName: "Priya",
  day: "2026-11-23",
  time: "10:00",
  timeZone: "America/New_York",
  durationMinutes: 30,
} as const;
const messages = (change: object) =>
  newEventSchema.safeParse({ ...event, ...change }).error?.issues.map(({ message }) => message);

test(
  "the dialog's defaults",
  {
    tags: [
      "CAL-030",
      "CAL-031",
      "CAL-032",
      "CAL-033",
      "CAL-034",
      "CAL-035",
      "CAL-036",
      "CAL-037",
      "CONST-020",
    ],
  },
  () => {
    const usual = { time: "10:00", durationMinutes: 30 };
    expect(eventDefaults("Task")).toEqual({ ...usual, title: "New Task", clientName: "Internal" });
    expect(eventDefaults("Callback")).toEqual({ ...usual, title: "New Callback", clientName: "" });
    expect(eventDefaults("Reminder")).toEqual({ ...usual, title: "New Reminder", clientName: "" });
  },
);

test.each(eventKinds)("a %s needs title, date, time and duration", (type) => {
  expect(messages({ type, title: " " })).toEqual(["Title is required."]);
  expect(messages({ type, day: "" })).toContain("Date is required.");
  expect(messages({ type, time: "" })).toEqual(["Time is required."]);
  for (const durationMinutes of [0, 1_441, 7.5, null])
    expect(messages({ type, durationMinutes })).toEqual([
      "Duration must be a whole number of minutes from 1 to 1,440.",
    ]);
});

test("a client name is required for everything except tasks", { tags: ["CAL-020"] }, () => {
  for (const type of ["Callback", "Reminder", "Appointment"])
    expect(messages({ type, clientName: "  " })).toEqual(["Client Name is required."]);
  expect(messages({ type: "Task", clientName: "" })).toBeUndefined();
});

test.each(["24:00", "12:60", "abc", "9:00", "09:00:00", " 09:00", "-1:00"])(
  "%j is no time of 24 hours",
  (time) => {
    expect(messages({ time })).toEqual(["Invalid time format. Please use HH:MM (24-hour)."]);
  },
);

test.each(["00:00", "23:59"])("%j is one", (time) => {
  expect(messages({ time })).toBeUndefined();
});

test("an impossible date is refused in the exact words", () => {
  expect(messages({ day: "2026-02-30" })).toEqual([
    "Invalid date or time resulting in an invalid combined date.",
  ]);
});

test("an invitation requires an address", () => {
  expect(messages({ type: "Appointment", tellsClient: true })).toEqual([
    "Enter the email that the invitation goes to.",
  ]);
});

test("whom an entry is stored with", () => {
  const of = (change: object) =>
    storedClient(newEventSchema.parse({ ...event, ...change }), "ana@agents.test");
  expect(of({ type: "Task", clientName: "Anybody" })).toEqual({
    clientName: "Internal Task/Reminder",
    clientEmail: "ana@agents.test",
    clientPhone: null,
  });
  expect(of({ clientEmail: "typed@x.test" }).clientEmail).toBe(placeholderEmail("Callback"));
  expect(placeholderEmail("Reminder")).toBe("reminder@placeholder.invalid");
  expect(of({ type: "Appointment", clientEmail: "priya@x.test" }).clientEmail).toBe("priya@x.test");
});

test("title and notes are stored as one text", () => {
  expect(storedNotes({ title: "T", notes: "N" })).toBe("T - N");
  expect(storedNotes({ title: "T", notes: null })).toBe("T");
});
