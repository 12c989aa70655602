import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  assistantSettingsForm,
  isWorking,
  northAmericanNumber,
  readSettings,
  usualSettings,
} from "./settings.ts";
import { autonomies, autonomiesOf, taskKinds, usualAutonomies } from "./tasks.ts";

describe("the form", () => {
  const isTaken = (change: object) =>
    z.safeParse(assistantSettingsForm, { ...usualSettings, ...change }).success;

  test("accepts the defaults of a new account", () => {
    expect(z.parse(assistantSettingsForm, usualSettings)).toEqual(usualSettings);
  });

  test("lets each task have its allowed autonomies, and no others", () => {
    for (const kind of taskKinds)
      for (const level of autonomies)
        expect(
          isTaken({ autonomy: { ...usualAutonomies, [kind]: level } }),
          `${kind} ${level}`,
        ).toBe(autonomiesOf[kind].includes(level));
  });

  test.each([
    [{ isOn: "yes" }],
    [{ unknown: 1 }],
    [{ autonomy: {} }],
    [{ pausedUntil: "tomorrow" }],
    [{ greeting: "x".repeat(201) }],
    [{ ringMeFirstSeconds: 41 }],
    [{ ringMeFirstSeconds: -1 }],
    [{ ringMeFirstSeconds: 2.5 }],
    [{ transferNumber: "7185550142" }],
    [{ holidays: ["2026-13-01"] }],
    [{ caps: { outgoingADay: 501, spendCentsAMonth: 0 } }],
    [{ caps: { outgoingADay: 1 } }],
    [{ retentionDays: 0 }],
    [{ followUpAfterDays: 366 }],
  ])("refuses %j", (change) => {
    expect(isTaken(change)).toBe(false);
  });

  test("trims texts, and stores empty ones as null", () => {
    const facts = { address: " 1 Main St\u0000 ", services: "" };
    const settings = z.parse(assistantSettingsForm, { ...usualSettings, greeting: "  ", facts });
    expect(settings).toMatchObject({
      greeting: null,
      facts: { address: "1 Main St", services: null },
    });
  });
});

test.each([
  ["+17185550142", true],
  ["+14165550142", true],
  ["+441632960961", false],
  ["+1718555014", false],
  ["+11185550142", false],
  ["+17181550142", false],
  ["17185550142", false],
  ["+17185550142\n", false],
])("%j is a number that may be called: %s", (number, may) => {
  expect(z.safeParse(northAmericanNumber, number).success).toBe(may);
});

describe("stored settings", () => {
  test.each([null, undefined, {}, [], "x", 7])("%j reads as the usual settings", (stored) => {
    expect(readSettings(stored)).toEqual(usualSettings);
  });

  test("keep their good parts beside a bad or unknown one", () => {
    const stored = { isOn: true, retentionDays: -1, later: 1, followUpAfterDays: 30 };
    expect(readSettings(stored)).toEqual({ ...usualSettings, isOn: true, followUpAfterDays: 30 });
  });

  test("give no task more autonomy than allowed, whatever is stored", () => {
    const autonomy = { ...usualAutonomies, followUp: "automatic", remind: "off" };
    expect(readSettings({ autonomy }).autonomy).toEqual({
      ...usualAutonomies,
      followUp: usualAutonomies.followUp,
      remind: "off",
    });
  });
});

const now = new Date("2026-11-22T12:00:00Z");
test.each([
  [{ isOn: true, pausedUntil: null }, true],
  [{ isOn: false, pausedUntil: null }, false],
  [{ isOn: true, pausedUntil: "2026-11-22T12:00:01Z" }, false],
  [{ isOn: true, pausedUntil: "2026-11-22T12:00:00Z" }, true],
  [{ isOn: false, pausedUntil: "2026-11-22T11:00:00Z" }, false],
])("with %j it works: %s", (settings, works) => {
  expect(isWorking(settings, now)).toBe(works);
});

test("every default autonomy is one that the task may have", () => {
  for (const kind of taskKinds) expect(autonomiesOf[kind], kind).toContain(usualAutonomies[kind]);
});
