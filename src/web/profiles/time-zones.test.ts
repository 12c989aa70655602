import { expect, test } from "vitest";
import { spanish } from "#web/booking/picker/zone-name.es.ts";
import { browserTimeZone, timeZoneGroups } from "./time-zones.ts";

const names = ["America/Denver", "America/Argentina/Buenos_Aires", "Europe/Berlin", "UTC"];

test("the time zones of the United States come first, and none is listed twice", () => {
  const groups = timeZoneGroups(names, "America/Denver");
  expect(groups[0]?.label).toBe("United States");
  const all = groups.flatMap((group) => group.zones.map((zone) => zone.value));
  expect(new Set(all).size).toBe(all.length);
});

test("other time zones are listed under their region with readable names", () => {
  const groups = timeZoneGroups(names, "");
  expect(groups.slice(1)).toEqual([
    {
      label: "America",
      zones: [
        {
          value: "America/Argentina/Buenos_Aires",
          label: "Argentina Standard Time (Buenos Aires)",
        },
      ],
    },
    {
      label: "Europe",
      zones: [{ value: "Europe/Berlin", label: "Central European Time (Berlin)" }],
    },
    { label: "Other", zones: [{ value: "UTC", label: "UTC" }] },
  ]);
});

test("a chosen time zone that the browser doesn't know is still listed, by its current name", () => {
  const values = timeZoneGroups(names, "Asia/Katmandu").flatMap((group) => group.zones);
  expect(values).toContainEqual({ value: "Asia/Kathmandu", label: "Nepal Time (Kathmandu)" });
});

test("only current names are offered, and none twice", () => {
  const values = timeZoneGroups(
    [...Intl.supportedValuesOf("timeZone"), "Asia/Kolkata", "US/Eastern"],
    "Asia/Calcutta",
  ).flatMap((group) => group.zones.map(({ value }) => value));
  expect(new Set(values).size).toBe(values.length);
  expect(values).toContain("Asia/Kolkata");
  for (const former of ["Asia/Calcutta", "Asia/Saigon", "Europe/Kiev", "US/Eastern"])
    expect(values).not.toContain(former);
});

test("the browser's time zone is found", () => {
  // The zone set in vitest.config.ts, which the runtime reports by its former name.
  expect(browserTimeZone()).toBe("Asia/Kathmandu");
});

test("the list in Spanish has the same time zones, with names and regions in Spanish", () => {
  const listed = Intl.supportedValuesOf("timeZone");
  const groups = timeZoneGroups(listed, "UTC", spanish);
  const values = (list: typeof groups) =>
    list.flatMap(({ zones }) => zones.map(({ value }) => value));
  expect(values(groups).sort()).toEqual(values(timeZoneGroups(listed, "UTC")).sort());
  const labels = groups.map(({ label }) => label);
  expect(labels).toContain("Estados Unidos");
  for (const name of ["United States", "Europe", "Pacific", "Atlantic", "Other", "Indian"])
    expect(labels).not.toContain(name);
  const labelOf = (zone: string) =>
    groups.flatMap(({ zones }) => zones).find(({ value }) => value === zone)?.label;
  expect(labelOf("America/Chicago")).toBe("hora del Centro (Chicago)");
  expect(labelOf("America/Argentina/Cordoba")).toBe("hora estándar de Argentina (Córdoba)");
});
