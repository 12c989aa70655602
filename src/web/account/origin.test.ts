import { expect, test } from "vitest";
import { originOf } from "./origin.ts";

const site = "http://127.0.0.1:3000";

test.each([
  "/dashboard/calendar",
  "/dashboard/crm/all-leads?q=dean&sort=new#top",
  "/complete-profile",
])("redirects back to a page of this site: %s", { tags: ["ROUTE-016"] }, (from) => {
  expect(originOf({ from }, site)).toBe(from);
});

test.each([
  null,
  undefined,
  "text",
  {},
  { from: 7 },
  { from: "" },
  { from: "dashboard" },
  { from: "//evil.example/dashboard" },
  { from: "/\\evil.example" },
  { from: "/\t/evil.example" },
  { from: "https://evil.example" },
  { from: "javascript:alert(1)" },
  { from: "/" },
  { from: "/signin?x=1" },
  { from: "/signup" },
])("redirects to the dashboard for anything else: %j", { tags: ["AUTH-034"] }, (state) => {
  expect(originOf(state, site)).toBe("/dashboard");
});
