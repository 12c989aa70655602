import { expect, test } from "vitest";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { availabilitySchema } from "#domain/appointments/availability.ts";
import { timeText } from "#domain/kernel/moment-text.ts";
import { zoneNamed } from "#test/harness/zones.ts";
import { previewOf } from "./preview-days.ts";

const zone = zoneNamed("America/New_York");
// A Friday at noon; the clocks go back in the night to Sunday.
const now = new Date("2026-10-30T16:00:00Z");
const entry = (at: string, part: Partial<SavedAppointment> = {}): SavedAppointment => ({
  id: "0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b",
  professionalId: "0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c",
  clientName: "Priya Raman",
  clientEmail: null,
  clientPhone: null,
  appointmentTime: new Date(at),
  durationMinutes: 60,
  notes: null,
  status: "Scheduled",
  appointmentType: "Appointment",
  outcome: null,
  contactId: null,
  bookedBy: "visitor",
  tellsClient: true,
  meetingWay: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
  ...part,
});

const shown = (settings: object, entries: SavedAppointment[] = []) =>
  previewOf(availabilitySchema.parse(settings), { zone, now, entries, durationMinutes: 30 }).map(
    ({ day, starts, isOff }) =>
      `${day} ${isOff ? "off" : starts.map((start) => timeText(start, zone)).join(", ")}`,
  );

test("seven days from today, each with its starts in the professional's time zone", () => {
  const days = shown({});
  expect(days).toHaveLength(7);
  expect(days[0]).toBe(
    "2026-10-30 1:00 PM, 1:30 PM, 2:00 PM, 2:30 PM, 3:00 PM, 3:30 PM, 4:00 PM, 4:30 PM",
  );
  expect(days[2]).toMatch(/^2026-11-01 9:00 AM, 9:30 AM/);
  expect(days.at(-1)).toMatch(/^2026-11-05 9:00 AM.*4:30 PM$/);
});

test("booked times are not free; tasks and cancelled appointments block nothing", () => {
  const monday = (entries: SavedAppointment[]) => shown({}, entries)[3]!;
  const nine = "2026-11-02T14:00:00Z";
  expect(monday([entry(nine)])).toMatch(/^2026-11-02 10:00 AM/);
  expect(monday([entry(nine, { status: "Cancelled" })])).toMatch(/^2026-11-02 9:00 AM/);
  expect(monday([entry(nine, { appointmentType: "Task" })])).toMatch(/^2026-11-02 9:00 AM/);
});

test("the preview applies own hours, days off and the daily cap", () => {
  const weeklyHours = {
    mon: [{ from: "09:00", until: "10:00" }],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
  };
  const days = shown({ weeklyHours, daysOff: [{ from: "2026-11-03", until: "2026-11-04" }] });
  expect(days).toEqual([
    "2026-10-30 ",
    "2026-10-31 ",
    "2026-11-01 ",
    "2026-11-02 9:00 AM, 9:30 AM",
    "2026-11-03 off",
    "2026-11-04 off",
    "2026-11-05 ",
  ]);
  const full = shown({ dailyCap: 1 }, [entry("2026-11-02T22:00:00Z")]);
  expect(full[3]).toBe("2026-11-02 ");
  const callback = entry("2026-11-02T22:00:00Z", { appointmentType: "Callback" });
  expect(shown({ dailyCap: 1 }, [callback])[3]).toMatch(/9:00 AM/);
});
