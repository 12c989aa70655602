import { expect, test } from "vitest";
import { isContactId, listOf, webHref } from "./contact-links.ts";

test.each([
  ["Lead", "New Lead", "New Leads"],
  ["Lead", "Nurturing", "All Leads"],
  ["Lead", "Converted to Deal", "All Leads"],
  ["Deal", "Under Contract", "Working Deals"],
  ["Deal", "Lost Deal", "Closed Deals"],
  ["Referral Partner", "Active Partner", "Referral Partners"],
] as const)("a %s with status %s is listed in %s", (type, status, name) => {
  expect(listOf({ type, status }).name).toBe(name);
});

test.each([
  ["https://example.com/a?b#c", "https://example.com/a?b#c"],
  ["http://example.com", "http://example.com/"],
  ["https:example.com", "https://example.com/"],
  ["javascript:alert(1)", null],
  ["\u0001javascript:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["data:text/html,<script>alert(1)</script>", null],
  ["vbscript:x", null],
  ["//example.com", null],
  ["example.com", null],
])("the website %j leads to %s", (typed, href) => {
  expect(webHref(typed)).toBe(href);
});

test("only a record id is accepted", () => {
  expect(isContactId("0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b")).toBe(true);
  for (const text of ["", "x", "0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5", "../0198a1b2"])
    expect(isContactId(text), text).toBe(false);
});
