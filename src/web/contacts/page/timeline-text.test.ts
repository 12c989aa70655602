import { expect, test } from "vitest";
import { kindText, shownChanges, toneOf, verdictText } from "./timeline-text.ts";

const verdict = (before: boolean | null, after: boolean | null) => [
  { field: "isWithinLimits", before, after },
];

test("a saved scenario states its verdict, and a rechecked one the old and new verdict", () => {
  expect(kindText("scenario saved")).toBe("Property scenario saved");
  expect(kindText("scenario rechecked")).toBe("Property scenario rechecked");
  expect(verdictText("scenario saved", verdict(null, true))).toBe("It is within limits.");
  expect(verdictText("scenario saved", verdict(null, null))).toBe("It is without a result.");
  expect(verdictText("scenario rechecked", verdict(true, false))).toBe(
    "It was within limits and is now over the limits.",
  );
  expect(toneOf("scenario saved")).toBe("brass");
});

test("an unknown verdict says which figures are missing", () => {
  const missing = { field: "notStated", before: null, after: ["debts"] };
  expect(verdictText("scenario saved", [...verdict(null, false), missing])).toBe(
    "It is not known to be within limits. Not stated in the deal: the borrower's debts.",
  );
  expect(verdictText("scenario rechecked", [...verdict(true, false), missing])).toBe(
    "It was within limits and is now not known to be within limits. Not stated in the deal: the borrower's debts.",
  );
  expect(shownChanges("scenario saved", [missing])).toEqual([]);
});

test("fields that the sentence already covers are not listed as changes", () => {
  expect(shownChanges("scenario saved", verdict(null, true))).toEqual([]);
  const status = { field: "status", before: "New Lead", after: "Working Deal" };
  expect(shownChanges("converted", [status])).toEqual([]);
  expect(shownChanges("edited", [status])).toEqual([status]);
  expect(verdictText("edited", [status])).toBeNull();
});

test("an unknown kind of event is shown by its own name", () => {
  expect(kindText("scenario_withdrawnByAgent")).toBe("Scenario withdrawn by agent");
  expect(kindText("constructor")).toBe("Constructor");
});
