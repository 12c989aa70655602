import { expect, test } from "vitest";
import { isContactId, listOf, mailHref, phoneHref, webHref } from "./contact-links.ts";

test.each([
  ["(917) 555-0163", "tel:9175550163"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["javascript:alert(1)", "tel:1"],
  ['"><img src=x onerror=alert(2)>', "tel:2"],
])("%s is dialled as %s", (typed, href) => {
  expect(phoneHref(typed)).toBe(href);
});

test.each([
  ["ida@example.com", "mailto:ida@example.com"],
  ["ida+crm@example.com", "mailto:ida%2Bcrm@example.com"],
  ["ida@example.com?bcc=all@example.com", "mailto:ida@example.com%3Fbcc%3Dall@example.com"],
])("a mail to %s goes to %s", (email, href) => {
  expect(mailHref(email)).toBe(href);
});

test.each([
  ["Lead", "New Lead", "New Leads"],
  ["Lead", "Nurturing", "All Leads"],
  ["Lead", "Converted to Deal", "All Leads"],
  ["Deal", "Under Contract", "Working Deals"],
  ["Deal", "Lost Deal", "Closed Deals"],
  ["Referral Partner", "Active Partner", "Referral Partners"],
] as const)("a %s that is %s stands in %s", (type, status, name) => {
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

test("only a record's id is asked for", () => {
  expect(isContactId("0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b")).toBe(true);
  for (const text of ["", "x", "0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5", "../0198a1b2"])
    expect(isContactId(text), text).toBe(false);
});
