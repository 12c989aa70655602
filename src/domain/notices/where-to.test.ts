import { expect, test } from "vitest";
import { noticeKinds } from "./kinds.ts";
import { whereTo } from "./where-to.ts";

const dealId = "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f01";

test.each([
  ["invited", "/dashboard/profile?tab=invitations"],
  ["accepted", "/dashboard/profile?tab=invitations"],
  ["declined", "/dashboard/profile?tab=invitations"],
  ["ended", "/dashboard/profile?tab=invitations"],
  ["replaced", "/dashboard/profile?tab=invitations"],
  ["scenario saved", `/dashboard/crm/contacts/${dealId}`],
  ["scenario changed", "/dashboard/pre-approval-calculator"],
  ["of a later room", "/dashboard/overview"],
])("%s leads to %s", (kind, path) => {
  expect(whereTo({ kind, dealId })).toBe(path);
});

test.each([
  ["new lead", { contactId: dealId }, `/dashboard/crm/contacts/${dealId}`],
  ["new lead", {}, "/dashboard/crm/new-leads"],
  ["booked", { contactId: dealId }, `/dashboard/crm/contacts/${dealId}`],
  ["moved", {}, "/dashboard/appointments"],
  ["cancelled", { contactId: null }, "/dashboard/appointments"],
  ["message taken", { contactId: dealId }, `/dashboard/crm/contacts/${dealId}`],
  ["message taken", { conversationId: dealId }, `/dashboard/assistant/conversations/${dealId}`],
  ["message taken", {}, "/dashboard/assistant?tab=conversations"],
  ["approval waiting", { contactId: dealId }, "/dashboard/assistant"],
  ["approval expiring", {}, "/dashboard/assistant"],
  ["assistant stopped", {}, "/dashboard/assistant?tab=settings"],
  ["day limit reached", {}, "/dashboard/assistant?tab=settings"],
  ["budget used up", {}, "/dashboard/assistant?tab=settings"],
])("%s about %j leads to %s", (kind, about, path) => {
  expect(whereTo({ kind, dealId: null, ...about })).toBe(path);
});

test("a notification without its deal still leads to a valid page", () => {
  expect(whereTo({ kind: "scenario saved", dealId: null })).toBe("/dashboard/overview");
});

test("every kind has its own destination", () => {
  for (const kind of noticeKinds)
    expect(whereTo({ kind, dealId }), kind).not.toBe("/dashboard/overview");
});
