import { expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import { zoneNamed } from "#test/harness/zones.ts";
import { aroundToday, inOrder } from "./timeline.ts";

const entry = (id: string, at: string) => ({ id, appointmentTime: new Date(at) });

test("entries of several pages are in order, and one that is in two is listed once", () => {
  const past = [entry("b", "2026-11-24T10:00:00Z"), entry("a", "2026-11-23T10:00:00Z")];
  const upcoming = [
    entry("b", "2026-11-24T10:00:00Z"),
    entry("d", "2026-11-25T10:00:00Z"),
    entry("c", "2026-11-25T10:00:00Z"),
  ];
  expect(inOrder([...past, ...upcoming]).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
});

test("today is the professional's calendar day, with what is over and what is to come", () => {
  const zone = zoneNamed("Pacific/Honolulu");
  const entries = [
    entry("yesterday's last", "2026-11-24T09:59:00Z"),
    entry("today's first", "2026-11-24T10:00:00Z"),
    entry("today's last", "2026-11-25T09:59:00Z"),
    entry("tomorrow's first", "2026-11-25T10:00:00Z"),
  ];
  const parts = aroundToday(entries, { zone, today: "2026-11-24" as Day });
  expect(parts.past.map(({ id }) => id)).toEqual(["yesterday's last"]);
  expect(parts.today.map(({ id }) => id)).toEqual(["today's first", "today's last"]);
  expect(parts.upcoming.map(({ id }) => id)).toEqual(["tomorrow's first"]);
});
