import { expect, test } from "vitest";
import { googleLink, outlookLink } from "./calendar-links.ts";

const entry = {
  title: "Appointment with Ana Ruiz & Co",
  startsAt: new Date("2026-11-25T14:00:00Z"),
  durationMinutes: 45,
};

test("web calendars get the instants in UTC and an escaped title", () => {
  const google = new URL(googleLink(entry));
  expect(google.searchParams.get("dates")).toBe("20261125T140000Z/20261125T144500Z");
  expect(google.searchParams.get("text")).toBe(entry.title);
  const outlook = new URL(outlookLink(entry)).searchParams;
  expect([outlook.get("startdt"), outlook.get("enddt")]).toEqual([
    "2026-11-25T14:00:00.000Z",
    "2026-11-25T14:45:00.000Z",
  ]);
  expect(outlook.get("subject")).toBe(entry.title);
});
