import { expect, test } from "vitest";
import type { Notice } from "#contract/notices.ts";
import { noticeKinds } from "#domain/notices/kinds.ts";
import { noticeEmail } from "./notice-mail.ts";

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
  aboutName: null,
  aboutTime: null,
  contactId: null,
  conversationId: null,
};
const options = {
  email: "ana@agents.test",
  baseUrl: "https://crm.test",
  unsubscribe: (topic: string) => `https://crm.test/unsubscribe/${topic}`,
};
const emailOf = (change: Partial<Notice>) => noticeEmail({ ...notice, ...change }, options)!;

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
])("%s reads: %s", (kind, subject, path) => {
  const email = emailOf({ kind });
  expect(email).toMatchObject({
    to: options.email,
    subject,
    action: { href: `${options.baseUrl}${path}` },
    foot: {
      label: "Choose which emails you get",
      href: `${options.baseUrl}/dashboard/settings/notifications`,
    },
  });
});

test.each([
  ["new lead", "New lead: Jane Smith", "/dashboard/crm/new-leads"],
  ["approval waiting", "Your assistant needs your approval: Jane Smith", "/dashboard/assistant"],
  [
    "approval expiring",
    "Expires within a day: your approval for Jane Smith",
    "/dashboard/assistant",
  ],
  ["assistant stopped", "Your assistant was switched off", "/dashboard/assistant?tab=settings"],
  [
    "day limit reached",
    "Your assistant reached today's limit",
    "/dashboard/assistant?tab=settings",
  ],
  [
    "budget used up",
    "Your assistant used up this month's budget",
    "/dashboard/assistant?tab=settings",
  ],
])("%s, about a client, reads: %s", (kind, subject, path) => {
  expect(emailOf({ kind, actor: null, aboutName: "Jane\nSmith" })).toMatchObject({
    subject,
    action: { href: `${options.baseUrl}${path}` },
  });
});

test("every kind of notification has an email, unless its room sends its own, and no other has", () => {
  const ownMails = ["booked", "moved", "cancelled", "message taken"];
  for (const kind of noticeKinds)
    expect(emailOf({ kind }) === null, kind).toBe(ownMails.includes(kind));
  expect(emailOf({ kind: "of a later room" })).toBeNull();
  expect(emailOf({ kind: "toString" })).toBeNull();
});

test.each([
  [true, "within the limits"],
  [false, "potentially above the limits"],
  [null, "without a result"],
])("a scenario's verdict of %j reads: %s", (isWithinLimits, words) => {
  for (const kind of ["scenario saved", "scenario changed"])
    expect(emailOf({ kind, isWithinLimits }).paragraphs[0]).toContain(words);
});

test("without a verdict the email says what is missing for it", () => {
  const unknown = { isWithinLimits: false, notStated: ["dti", "debts"] };
  expect(emailOf({ kind: "scenario saved", ...unknown }).paragraphs[0]).toBe(
    "Leo Marsh saved a property scenario for Priya Raman: not known to be within the limits. Not stated in the deal: max allowed DTI, the borrower's debts.",
  );
});

test("deleted people and deals have texts too", () => {
  expect(emailOf({ kind: "scenario saved", actor: null, dealName: null }).subject).toBe(
    "Someone saved a scenario for a deal",
  );
});
