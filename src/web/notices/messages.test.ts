import { expect, test } from "vitest";
import type { Notice } from "#contract/notices.ts";
import { noticeKinds } from "#domain/notices/kinds.ts";
import { bellWords, noticeText } from "./messages.ts";

const notice: Notice = {
  id: "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f01",
  happenedAt: new Date(),
  kind: "invited",
  isRead: false,
  actor: { id: "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f02", fullName: "Leo Marsh" },
  dealId: null,
  dealName: "Priya Raman",
  isWithinLimits: true,
  notStated: [],
};

test("every kind has its own text", () => {
  const acts = noticeKinds.map((kind) => noticeText({ ...notice, kind }).act);
  expect(new Set(acts).size).toBe(noticeKinds.length);
});

test.each([
  [true, "saved a scenario for Priya Raman: within the limits."],
  [false, "saved a scenario for Priya Raman: potentially above the limits."],
  [null, "saved a scenario for Priya Raman: without a result."],
])("a saved scenario includes its verdict: %j", (isWithinLimits, act) => {
  expect(noticeText({ ...notice, kind: "scenario saved", isWithinLimits })).toEqual({
    who: "Leo Marsh",
    act,
  });
});

test("an unknown verdict says what is missing", () => {
  const unknown = { ...notice, isWithinLimits: false, notStated: ["debts"] };
  const missing =
    "not known to be within the limits. Not stated in the deal: the borrower's debts.";
  expect(noticeText({ ...unknown, kind: "scenario saved" }).act).toBe(
    `saved a scenario for Priya Raman: ${missing}`,
  );
  expect(noticeText({ ...unknown, kind: "scenario changed" }).act).toBe(
    `changed the limits for Priya Raman. Your scenario is now ${missing}`,
  );
});

test("deleted or unknown parts still get a text", () => {
  expect(noticeText({ ...notice, kind: "of a later room", actor: null })).toEqual({
    who: "Someone",
    act: "did something that involves you.",
  });
  expect(noticeText({ ...notice, kind: "scenario changed", dealName: null }).act).toBe(
    "changed the limits for a deal. Your scenario is now within the limits.",
  );
});

test.each([
  [0, "Notifications"],
  [1, "Notifications, 1 unread"],
  [1200, "Notifications, 1,200 unread"],
])("the bell with %i unread is named %s", (count, name) => {
  expect(bellWords.unread(count)).toBe(name);
});
