import { expect, test } from "vitest";
import { timeZoneGroups } from "#web/profiles/time-zones.ts";
import { spanish } from "./zone-name.es.ts";

test.each([
  ["America/New_York", "hora del Este (Nueva York)"],
  ["America/Denver", "hora de la Montaña (Denver)"],
  ["America/Phoenix", "hora de la Montaña sin horario de verano (Phoenix)"],
  ["Pacific/Honolulu", "hora de Hawái (Honolulú)"],
  ["Europe/Paris", "hora de París"],
  ["UTC", "UTC"],
])("%s is said as %s", (zone, name) => expect(spanish.nameOf(zone)).toBe(name));

test("the list of zones has the same ones, named in Spanish", () => {
  const names = Intl.supportedValuesOf("timeZone");
  const [english, groups] = [timeZoneGroups(names, "UTC"), spanish.groups(names, "UTC")];
  const values = (list: readonly { zones: readonly { value: string }[] }[]) =>
    list.flatMap(({ zones }) => zones.map(({ value }) => value));
  expect(values(groups)).toEqual(values(english));
  const labels = groups.map(({ label }) => label);
  expect(labels).toContain("Estados Unidos");
  for (const name of ["United States", "Europe", "Pacific", "Atlantic", "Other", "Indian"])
    expect(labels).not.toContain(name);
  const labelOf = (zone: string) =>
    groups.flatMap(({ zones }) => [...zones]).find(({ value }) => value === zone)?.label;
  expect(labelOf("America/Chicago")).toBe("Centro (Chicago)");
  expect(labelOf("America/Argentina/Cordoba")).toBe("Argentina, Córdoba");
});
