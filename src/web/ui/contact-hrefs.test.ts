import { expect, test } from "vitest";
import { mailHref, phoneHref } from "./contact-hrefs.ts";

test.each([
  ["(917) 555-0163", "tel:9175550163"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["javascript:alert(1)", "tel:1"],
  ['"><img src=x onerror=alert(2)>', "tel:2"],
])("%s is dialed as %s", (typed, href) => {
  expect(phoneHref(typed)).toBe(href);
});

test.each([
  ["ida@example.com", "mailto:ida@example.com"],
  ["ida+crm@example.com", "mailto:ida%2Bcrm@example.com"],
  ["ida@example.com?bcc=all@example.com", "mailto:ida@example.com%3Fbcc%3Dall@example.com"],
])("an email to %s goes to %s", (email, href) => {
  expect(mailHref(email)).toBe(href);
});
