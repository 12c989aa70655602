import { expect, test } from "vitest";
import type { Notice } from "#contract/notices.ts";
import { noticeKinds } from "#domain/notices/kinds.ts";
import { utc } from "#domain/kernel/zone-rules.ts";
import { bellWords } from "./messages.ts";
import { noticeText } from "./notice-text.ts";

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
  aboutName: null,
  aboutTime: null,
  contactId: null,
  conversationId: null,
};

const textOf = (one: Notice) => noticeText(one, utc);

test("every kind has its own text", () => {
  const acts = noticeKinds.map((kind) => textOf({ ...notice, kind }).act);
  expect(new Set(acts).size).toBe(noticeKinds.length);
});

test.each([
  [true, "saved a scenario for Priya Raman: within the limits."],
  [false, "saved a scenario for Priya Raman: potentially above the limits."],
  [null, "saved a scenario for Priya Raman: without a result."],
])("a saved scenario includes its verdict: %j", (isWithinLimits, act) => {
  expect(textOf({ ...notice, kind: "scenario saved", isWithinLimits })).toEqual({
    who: "Leo Marsh",
    act,
  });
});

test("an unknown verdict says what is missing", () => {
  const unknown = { ...notice, isWithinLimits: false, notStated: ["debts"] };
  const missing =
    "not known to be within the limits. Not stated in the deal: the borrower's debts.";
  expect(textOf({ ...unknown, kind: "scenario saved" }).act).toBe(
    `saved a scenario for Priya Raman: ${missing}`,
  );
  expect(textOf({ ...unknown, kind: "scenario changed" }).act).toBe(
    `changed the limits for Priya Raman. Your scenario is now ${missing}`,
  );
});

test("deleted or unknown parts still get a text", () => {
  expect(textOf({ ...notice, kind: "of a later room", actor: null })).toEqual({
    who: "Someone",
    act: "did something that involves you.",
  });
  expect(textOf({ ...notice, kind: "scenario changed", dealName: null }).act).toBe(
    "changed the limits for a deal. Your scenario is now within the limits.",
  );
});

test.each([
  ["new lead", "Jane Smith is a new lead."],
  ["booked", "Jane Smith booked Nov 26, 2026 at 4:30 PM."],
  ["moved", "Jane Smith moved the appointment to Nov 26, 2026 at 4:30 PM."],
  ["cancelled", "Jane Smith cancelled Nov 26, 2026 at 4:30 PM."],
  ["message taken", "Jane Smith left a message."],
  ["approval waiting", "Your assistant needs your approval to contact Jane Smith."],
  [
    "approval expiring",
    "Your assistant still needs your approval to contact Jane Smith. It expires Nov 26, 2026 at 4:30 PM.",
  ],
  ["assistant stopped", "Your assistant was switched off."],
  ["day limit reached", "Your assistant reached today's limit and sends nothing more today."],
  ["budget used up", "Your assistant used up this month's budget for calls and texts."],
])("%s reads: %s", (kind, text) => {
  const aboutTime = new Date("2026-11-26T16:30:00Z");
  const { who, act } = textOf({
    ...notice,
    kind,
    actor: null,
    aboutName: "Jane Smith",
    aboutTime,
  });
  expect(`${who} ${act}`).toBe(text);
});

test("without a name or a time there is a text all the same", () => {
  const unknown = { ...notice, actor: null };
  expect(textOf({ ...unknown, kind: "booked" })).toEqual({
    who: "Someone",
    act: "booked an appointment.",
  });
  expect(textOf({ ...unknown, kind: "approval expiring" }).act).toBe(
    "still needs your approval to contact a caller.",
  );
});

test.each([
  [0, "Notifications"],
  [1, "Notifications, 1 unread"],
  [1200, "Notifications, 1,200 unread"],
])("the bell with %i unread is named %s", (count, name) => {
  expect(bellWords.unread(count)).toBe(name);
});
