import { expect, test } from "vitest";
import { usualSettings } from "#domain/assistant/settings.ts";
import { fit } from "#web/ui/form/shape.ts";
import {
  fieldAt,
  inputOf,
  mergedFields,
  readInput,
  settingsShape,
  valuesOf,
} from "./settings-values.ts";

const day = [{ from: "10:00", until: "14:30" }];
const settings = {
  ...usualSettings,
  isOn: true,
  greeting: "Hello, this is Ana’s desk.",
  hours: { mon: day, tue: [], wed: [], thu: day, fri: [], sat: [], sun: [] },
  holidays: ["2026-12-24"],
  ringMeFirstSeconds: 12,
  transferNumber: "+17185550142",
  caps: { outgoingADay: 7, spendCentsAMonth: 1_250 },
  facts: { address: "12 Main St", services: null },
};

test("stored settings come back unchanged from an untouched form", () => {
  for (const stored of [usualSettings, settings])
    expect(readInput(valuesOf(stored), stored)).toEqual({ success: true, data: stored });
});

test("the form shows numbers and amounts as people write them", () => {
  expect(valuesOf(settings)).toMatchObject({
    transferNumber: "+1 718 555 0142",
    spendAMonth: "12.5",
    outgoingADay: "7",
  });
  expect(valuesOf(usualSettings)).toMatchObject({ spendAMonth: "50", transferNumber: "" });
});

test.each([
  ["50", 5_000],
  ["$1,250.5", 125_050],
  ["0", 0],
  ["2k", 200_000],
  ["19.99", 1_999],
])("%j dollars are %d cents", (spendAMonth, spendCentsAMonth) => {
  const input = inputOf({ ...valuesOf(settings), spendAMonth }, settings);
  expect(input.caps.spendCentsAMonth).toBe(spendCentsAMonth);
});

test("unused hours are not saved, and an empty phone number becomes null", () => {
  const values = { ...valuesOf(settings), hours: "always" as const, transferNumber: " " };
  expect(inputOf(values, settings)).toMatchObject({ hours: null, transferNumber: null });
});

test("fractions of a cent are not a valid amount", () => {
  const values = { ...valuesOf(settings), spendAMonth: "12.345" };
  expect(readInput(values, settings).error?.issues.map(({ path }) => fieldAt(path))).toEqual([
    "spendAMonth",
  ]);
});

test("every error shows at a field of the form", () => {
  const values = {
    ...valuesOf(settings),
    weeklyHours: {
      ...settings.hours,
      mon: [...day, ...day],
      thu: [{ from: "10:00", until: "09:00" }],
    },
    holidays: [{ day: "" }],
    ringMeFirstSeconds: "long",
    transferNumber: "555",
    outgoingADay: "-1",
    spendAMonth: "much",
    address: "x".repeat(201),
    retentionDays: "",
  };
  const answer = readInput(values, settings);
  const fields = answer.error?.issues.map(({ path }) => fieldAt(path)).sort();
  expect(fields).toEqual(
    [
      "weeklyHours.mon.root",
      "weeklyHours.thu.0.until",
      "holidays.0.day",
      "ringMeFirstSeconds",
      "transferNumber",
      "outgoingADay",
      "spendAMonth",
      "address",
      "retentionDays",
    ].sort(),
  );
  expect(fieldAt(["holidays"])).toBe("holidays.root");
});

test("each task is a separate field when changes are merged", () => {
  expect(mergedFields).toContain("autonomy.milestone");
  expect(mergedFields).toContain("weeklyHours");
  expect(mergedFields).not.toContain("autonomy");
});

test("a draft is restored to the form's shape, including lists", () => {
  const typed = { ...valuesOf(settings), retentionDays: "9" };
  expect(fit(settingsShape, JSON.parse(JSON.stringify(typed)))).toEqual(typed);
});
