import { expect, test } from "vitest";
import { type Availability, availabilitySchema } from "#domain/appointments/availability.ts";
import {
  availabilityInput,
  type AvailabilityValues,
  inputOf,
  valuesOf,
} from "./availability-values.ts";
import { availabilityCheck } from "./availability-check.ts";

const zone = "America/Denver";
const standard = availabilitySchema.parse({});
const own: Availability = {
  weeklyHours: {
    mon: [
      { from: "08:10", until: "12:00" },
      { from: "13:00", until: "24:00" },
    ],
    tue: [],
    wed: [],
    thu: [],
    fri: [{ from: "00:00", until: "06:00" }],
    sat: [],
    sun: [],
  },
  startEveryMinutes: 15,
  daysOff: [{ from: "2026-12-24", until: "2027-01-01" }],
  durations: [30, 60],
  bufferMinutes: 10,
  minimumNoticeMinutes: 90,
  changeNoticeMinutes: 1440,
  horizonDays: 21,
  dailyCap: 6,
};

const stored = (availability: Availability) => ({
  availability,
  timeZone: zone,
  shownToClients: { phone: true, email: false },
  waysToMeet: { phone: true, videoLink: "https://meet.example.com/ana", address: null },
});

test.each([
  ["the usual starts", standard],
  ["own hours", own],
])("%s survive a round trip through the form", (_, availability) => {
  expect(availabilityInput.parse(inputOf(valuesOf(stored(availability))))).toEqual(
    stored(availability),
  );
});

test("the usual times save no weekly hours, but the form keeps them", () => {
  const values = { ...valuesOf(stored(own)), hours: "usual" } as const;
  expect(inputOf(values).availability.weeklyHours).toBe(null);
  expect(values.weeklyHours.mon).toHaveLength(2);
});

const mistakes: [string, Partial<AvailabilityValues>, string][] = [
  ["horizonDays", { horizonDays: "" }, "Enter a whole number of days from 1 to 365."],
  ["horizonDays", { horizonDays: "1.5" }, "Enter a whole number of days from 1 to 365."],
  ["bufferMinutes", { bufferMinutes: "ten" }, "Enter a whole number of minutes from 0 to 240."],
  ["dailyCap", { dailyCap: "0" }, "Enter a whole number of appointments from 1 to 50."],
  ["durations", { durations: [] }, "Offer at least one length."],
  ["daysOff.0.from", { daysOff: [{ from: "", until: "" }] }, "Enter a date like 2026-12-24."],
];
test.each(mistakes)("a mistake shows at its field: %s of %j", async (name, part, message) => {
  expect(await errorAt(name, part)).toBe(message);
});

test("overlapping stretches show an error at their day, a backwards stretch at its end", async () => {
  const day = (mon: { from: string; until: string }[]) => ({
    weeklyHours: { ...valuesOf(stored(own)).weeklyHours, mon },
  });
  const twice = [
    { from: "09:00", until: "12:00" },
    { from: "11:00", until: "13:00" },
  ];
  expect(await errorAt("weeklyHours.mon.root", day(twice))).toBe(
    "Two stretches of this day overlap.",
  );
  expect(await errorAt("weeklyHours.mon.0.until", day([{ from: "12:00", until: "09:00" }]))).toBe(
    "The end must be after the start.",
  );
});

async function errorAt(name: string, part: Partial<AvailabilityValues>): Promise<unknown> {
  const values = { ...valuesOf(stored(own)), ...part };
  const { errors } = await availabilityCheck(values, () => false);
  return (errors as Record<string, string> | undefined)?.[name];
}
