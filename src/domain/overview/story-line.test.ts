import { expect, test } from "vitest";
import { stepOf, storyLineOf } from "./story-line.ts";

const now = new Date("2026-11-18T15:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const moment = (name: string, at: number, isAhead = at > 0) => ({ name, at: hours(at), isAhead });

test("a story is in order, with now between what is past and what is ahead", () => {
  const line = storyLineOf(
    [moment("closing", 400), moment("added", -125), moment("call", -100), moment("showing", 9)],
    now,
  );
  expect(line.past.map(({ name, before }) => [name, before])).toEqual([
    ["added", 0],
    ["call", 5],
  ]);
  expect(line.beforeNow).toBe(10);
  expect(line.ahead.map(({ name }) => name)).toEqual(["showing", "closing"]);
  expect(line.ahead[0]!.before).toBe(3);
});

test("what is planned for today stays ahead after its hour, and no way is negative", () => {
  const line = storyLineOf([moment("added", -4), moment("walk through", -2, true)], now);
  expect(line.past.map(({ name }) => name)).toEqual(["added"]);
  expect(line.ahead).toMatchObject([{ name: "walk through", before: 0 }]);
});

test("a story that begins now has no way behind it", () => {
  expect(storyLineOf([], now)).toEqual({ past: [], beforeNow: 0, ahead: [] });
});

const change = (field: string, before: string | number | null, after: string | number | null) => ({
  field,
  before,
  after,
});

test("steps are a conversion, a stage and a first pre-approval", () => {
  expect(stepOf({ kind: "converted", changes: [] })).toEqual({ kind: "converted" });
  expect(
    stepOf({ kind: "moved", changes: [change("status", "Working Deal", "Under Contract")] }),
  ).toEqual({ kind: "stage", stage: "Under Contract" });
  expect(stepOf({ kind: "edited", changes: [change("preApprovalAmount", null, 400_000)] })).toEqual(
    { kind: "pre-approved" },
  );
  for (const event of [
    { kind: "edited", changes: [change("preApprovalAmount", 400_000, 450_000)] },
    { kind: "edited", changes: [change("preApprovalAmount", 400_000, null)] },
    { kind: "edited", changes: [change("city", null, "Albany")] },
    { kind: "created", changes: [change("status", null, "New Lead")] },
    { kind: "noted", changes: [] },
  ])
    expect(stepOf(event)).toBeNull();
});
