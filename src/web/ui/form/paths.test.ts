import { expect, test } from "vitest";
import { isAbout, valueAt, withValue } from "./paths.ts";

const values = { name: "Ana", loan: { payment: "1" }, parties: [{ name: "Bo" }, { name: "Cy" }] };

test("a path leads into groups and lists, and a missing one gives undefined", () => {
  expect(valueAt(values, "parties.1.name")).toBe("Cy");
  expect(valueAt(values, "loan.rate")).toBeUndefined();
  expect(valueAt(values, "parties.9.name")).toBeUndefined();
  expect(valueAt(null, "name")).toBeUndefined();
});

test("setting a value copies only the objects along its path", () => {
  const next = withValue(values, "parties.1.name", "Di");
  expect(next.parties).toEqual([{ name: "Bo" }, { name: "Di" }]);
  expect(values.parties[1]).toEqual({ name: "Cy" });
  expect(next.parties[0]).toBe(values.parties[0]);
  expect(next.loan).toBe(values.loan);
  expect(Object.keys(next)).toEqual(Object.keys(values));
});

test.each([
  ["parties", "parties.0.name", true],
  ["parties.0.name", "parties", true],
  ["parties.root", "parties.0.name", true],
  ["parties.0", "parties.01", false],
  ["name", "nameOther", false],
  ["parties.0.name", "parties.1.name", false],
])("%s is about %s: %s", (one, other, isSo) => {
  expect(isAbout(one, other)).toBe(isSo);
});
