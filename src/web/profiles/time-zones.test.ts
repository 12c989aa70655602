import { expect, test } from "vitest";
import { browserTimeZone, timeZoneGroups } from "./time-zones.ts";

const names = ["America/Denver", "America/Argentina/Buenos_Aires", "Europe/Berlin", "UTC"];

test("the zones of the United States come first, and none comes twice", () => {
  const groups = timeZoneGroups(names, "America/Denver");
  expect(groups[0]?.label).toBe("United States");
  const all = groups.flatMap((group) => group.zones.map((zone) => zone.value));
  expect(new Set(all).size).toBe(all.length);
});

test("the others stand under their region in readable words", () => {
  const groups = timeZoneGroups(names, "");
  expect(groups.slice(1)).toEqual([
    {
      label: "America",
      zones: [{ value: "America/Argentina/Buenos_Aires", label: "Argentina, Buenos Aires" }],
    },
    { label: "Europe", zones: [{ value: "Europe/Berlin", label: "Berlin" }] },
    { label: "Other", zones: [{ value: "UTC", label: "UTC" }] },
  ]);
});

test("a chosen zone that this browser does not list is in the list all the same", () => {
  const values = timeZoneGroups(names, "Asia/Katmandu").flatMap((group) => group.zones);
  expect(values).toContainEqual({ value: "Asia/Katmandu", label: "Katmandu" });
});

test("the browser's zone is found", () => {
  // The runner's zone, see vitest.config.ts; an older name of it is as good.
  expect(browserTimeZone()).toMatch(/^Asia\/Kath?mandu$/);
});
