import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import moment from "moment-timezone";
import { expect, test } from "vitest";
import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { offsetAt } from "#domain/kernel/zone-rules.ts";
import { abbreviationAt, ianaRelease, isKnownZone, rulesBetween, rulesOf } from "./zones.ts";

test("the release is known, and not older than the runtime's own", () => {
  expect(ianaRelease).toMatch(/^20\d\d[a-z]$/);
  expect(ianaRelease >= process.versions.tz!).toBe(true);
});

test("every time zone that a browser can name is in the release", () => {
  const names = Intl.supportedValuesOf("timeZone");
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name) => !isKnownZone(name))).toEqual([]);
  for (const old of ["Asia/Calcutta", "US/Eastern", "Europe/Kiev"])
    expect(isKnownZone(old)).toBe(true);
  for (const none of ["Mars/Olympus", "", "../../etc/passwd"])
    expect(isKnownZone(none)).toBe(false);
});

test("every old name in the release has a current one, with the same rules", () => {
  const { zones } = JSON.parse(
    readFileSync(
      createRequire(import.meta.url).resolve("moment-timezone/data/meta/latest.json"),
      "utf8",
    ),
  ) as { zones: Record<string, unknown> };
  // Abbreviations and offsets from Greenwich are not names of places.
  const isPlace = (name: string) =>
    !/^(Etc\/)?(GMT|Greenwich|[CEM]ET|WET|[EMH]ST|[CEMP]ST\d)/.test(name);
  const now = new Date("2026-11-01T00:00:00Z");
  let former = 0;
  for (const name of moment.tz.names().filter(isPlace)) {
    const present = canonicalZone(name);
    if (present !== "UTC") expect(zones, name).toHaveProperty([present]);
    if (present !== name) former += 1;
    expect(rulesOf(name, now).zone).toBe(present);
    expect(moment.tz.zone(name)!.offsets.at(-1)).toBe(moment.tz.zone(present)!.offsets.at(-1));
    const instants = Array.from({ length: 24 }, (_, month) => Date.UTC(2026, month, 15));
    for (const at of instants)
      expect(moment.tz.zone(name)!.utcOffset(at), name).toBe(
        moment.tz.zone(present)!.utcOffset(at),
      );
  }
  expect(former).toBeGreaterThan(100);
});

test("the rules agree with the runtime, except where the law changed since", () => {
  // Changed by the releases after 2026b, which the runtime may not know.
  const changed = new Set<string>();
  const now = new Date("2026-06-01T12:00:00Z");
  let compared = 0;
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    const rules = rulesOf(zone, now);
    for (let month = 0; month < 60; month += 1) {
      const instant = new Date(Date.UTC(2024, month, 15, 12));
      const runtime = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
        zone,
      );
      compared += 1;
      if (offsetAt(rules, instant) !== runtime.offsetNanoseconds / 60e9) changed.add(zone);
    }
  }
  expect(compared).toBeGreaterThan(25_000);
  // Only time zones of Canada and Morocco, which stopped changing clocks in 2026.
  for (const zone of changed) expect(zone).toMatch(/^America\/|^Africa\/(Casablanca|El_Aaiun)$/);
  expect(changed.size).toBeLessThan(20);
});

test("a span begins with the offset at its start, and ignores what comes after it", () => {
  const span = { from: new Date("2026-07-01T00:00:00Z"), until: new Date("2026-08-01T00:00:00Z") };
  const rules = rulesBetween("America/New_York", span);
  expect(rules.offsets).toHaveLength(1);
  expect(rules.offsets[0]![1]).toBe(-240);
  expect(() => rulesBetween("Mars/Olympus", span)).toThrow("Mars/Olympus");
});

test("a time zone has its abbreviation, or its offset if it has none", () => {
  expect(abbreviationAt("America/New_York", new Date("2026-12-01T00:00:00Z"))).toBe("EST");
  expect(abbreviationAt("America/New_York", new Date("2026-07-01T00:00:00Z"))).toBe("EDT");
  expect(abbreviationAt("Asia/Kathmandu", new Date("2026-07-01T00:00:00Z"))).toBe("+0545");
});
