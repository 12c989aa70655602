import { expect, test } from "vitest";
import type { Notice } from "#contract/notices.ts";
import { noticeKinds } from "#domain/notices/kinds.ts";
import { noticeLetter } from "./notice-mail.ts";

const notice: Notice = {
  id: "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f01",
  happenedAt: new Date(),
  kind: "invited",
  isRead: false,
  actor: { id: "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f02", fullName: "Leo Marsh" },
  dealId: "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f03",
  dealName: "Priya Raman",
  isWithinLimits: true,
  notStated: [],
};
const desk = {
  email: "ana@agents.test",
  baseUrl: "https://crm.test",
  unsubscribe: (topic: string) => `https://crm.test/unsubscribe/${topic}`,
};
const letterOf = (change: Partial<Notice>) => noticeLetter({ ...notice, ...change }, desk)!;

test.each([
  ["invited", "Leo Marsh invites you to link", "/dashboard/profile?tab=invitations"],
  ["accepted", "You are linked with Leo Marsh", "/dashboard/profile?tab=invitations"],
  ["declined", "Leo Marsh declined your invitation", "/dashboard/profile?tab=invitations"],
  ["ended", "Leo Marsh ended your link", "/dashboard/profile?tab=invitations"],
  ["replaced", "Your link with Leo Marsh has ended", "/dashboard/profile?tab=invitations"],
  [
    "scenario saved",
    "Leo Marsh saved a scenario for Priya Raman",
    `/dashboard/crm/contacts/${notice.dealId}`,
  ],
  [
    "scenario changed",
    "A saved scenario for Priya Raman has changed",
    "/dashboard/pre-approval-calculator",
  ],
])("%s is told as: %s", (kind, subject, path) => {
  const letter = letterOf({ kind });
  expect(letter).toMatchObject({
    to: desk.email,
    subject,
    action: { href: `${desk.baseUrl}${path}` },
    foot: {
      label: "Choose which emails you get",
      href: `${desk.baseUrl}/dashboard/settings#notices`,
    },
  });
});

test("every kind that the bell knows has a letter, and no other", () => {
  for (const kind of noticeKinds) expect(letterOf({ kind }), kind).not.toBeNull();
  expect(letterOf({ kind: "of a later room" })).toBeNull();
  expect(letterOf({ kind: "toString" })).toBeNull();
});

test.each([
  [true, "within the limits"],
  [false, "potentially above the limits"],
  [null, "without a result"],
])("a scenario's verdict of %j reads: %s", (isWithinLimits, words) => {
  for (const kind of ["scenario saved", "scenario changed"])
    expect(letterOf({ kind, isWithinLimits }).paragraphs[0]).toContain(words);
});

test("a verdict that nobody can give says what is missing for it", () => {
  const unknown = { isWithinLimits: false, notStated: ["dti", "debts"] };
  expect(letterOf({ kind: "scenario saved", ...unknown }).paragraphs[0]).toBe(
    "Leo Marsh saved a property scenario for Priya Raman: not known to be within the limits. Not stated in the deal: max allowed DTI, the borrower's debts.",
  );
});

test("who and what are gone have words too", () => {
  expect(letterOf({ kind: "scenario saved", actor: null, dealName: null }).subject).toBe(
    "Someone saved a scenario for a deal",
  );
});
