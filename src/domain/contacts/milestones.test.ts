import { expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import { milestoneFields } from "./deal-progress.ts";
import { milestonesOf } from "./milestones.ts";

const today = "2026-03-10" as Day;

const order = (progress: Parameters<typeof milestonesOf>[0]) =>
  milestonesOf(progress, today).map(({ field }) => field);

const states = (progress: Parameters<typeof milestonesOf>[0], isOver = false) =>
  Object.fromEntries(
    milestonesOf(progress, today, { isOver })
      .filter(({ state }) => state !== "unset")
      .map(({ field, state }) => [field, state]),
  );

test("a deal without dates shows all milestones in the usual order, and none is next", () => {
  expect(milestonesOf({}, today)).toEqual(
    milestoneFields.map((field) => ({ field, day: null, state: "unset" })),
  );
});

test("past ones are done, the first future one is next, the rest is ahead", () => {
  expect(
    states({
      contractsOutDate: "2026-03-01",
      contractsInDate: "2026-03-09",
      inspectionDate: "2026-03-14",
      closingDate: "2026-04-20",
    }),
  ).toEqual({
    contractsOutDate: "done",
    contractsInDate: "done",
    inspectionDate: "next",
    closingDate: "ahead",
  });
});

test("today counts as future", () => {
  expect(states({ closingDate: today })).toEqual({ closingDate: "next" });
});

test("of two on one day, the usual first one is next", () => {
  expect(states({ walkThroughDate: "2026-03-12", closingDate: "2026-03-12" })).toEqual({
    walkThroughDate: "next",
    closingDate: "ahead",
  });
});

test("when all are past, none is next", () => {
  expect(states({ closingDate: "2026-03-09", moveInDate: "2025-12-31" })).toEqual({
    moveInDate: "done",
    closingDate: "done",
  });
});

test("a finished deal has no next milestone", () => {
  expect(states({ inspectionDate: "2026-03-01", closingDate: "2026-03-20" }, true)).toEqual({
    inspectionDate: "done",
    closingDate: "ahead",
  });
});

test("dates decide the order; one without a date follows what usually comes before it", () => {
  expect(
    order({
      contractsOutDate: "2026-03-05",
      titleOrderedDate: "2026-03-02",
      closingDate: "2026-04-01",
    }),
  ).toEqual([
    "titleOrderedDate",
    "titleInDate",
    "walkThroughDate",
    "contractsOutDate",
    "contractsInDate",
    "inspectionDate",
    "appraisalOrderedDate",
    "appraisalInDate",
    "closingDate",
    "moveInDate",
  ]);
});

test.each([
  [
    "every one has a date, the other way round",
    Object.fromEntries(
      milestoneFields.map((field, index) => [field, `2026-05-${String(30 - index)}`]),
    ),
  ],
  ["only the last has a date", { moveInDate: "2026-01-01" }],
  ["only the first has a date", { contractsOutDate: "2026-01-01" }],
])("each milestone is listed exactly once when %s", (_case, progress) => {
  expect(order(progress).toSorted()).toEqual([...milestoneFields].toSorted());
});

test("an invalid day has no place in time, and keeps its text", () => {
  const [first, ...rest] = milestonesOf(
    { contractsOutDate: "end of May", contractsInDate: "", inspectionDate: "2026-02-30" },
    today,
  );
  expect(first).toEqual({ field: "contractsOutDate", day: "end of May", state: "unset" });
  expect(rest[0]).toEqual({ field: "contractsInDate", day: null, state: "unset" });
  expect(rest[1]).toEqual({ field: "inspectionDate", day: "2026-02-30", state: "unset" });
});

test("the given dates are not modified", () => {
  const progress = Object.freeze({ closingDate: "2026-03-09", contractsInDate: "2026-03-01" });
  expect(milestonesOf(progress, today)).toHaveLength(milestoneFields.length);
});
