import { expect, test } from "vitest";
import { titleOf } from "./titles.ts";

test.each([
  ["/dashboard/overview", "Overview"],
  ["/dashboard/profile", "My Profile"],
  ["/dashboard/appointments", "Appointments List"],
  ["/dashboard/calendar", "Full Calendar"],
  ["/dashboard/pre-approval-calculator", "Pre-Approval Calculator"],
  ["/dashboard/crm/new-leads", "New Leads"],
  ["/dashboard/crm/all-leads", "All Leads"],
  ["/dashboard/crm/working-deals", "Working Deals"],
  ["/dashboard/crm/closed-deals", "Closed Deals"],
  ["/dashboard/crm/referral-partners", "Referral Partners"],
])("%s is titled %s", { tags: ["DASH-003"] }, (path, title) => {
  expect(titleOf(path)).toBe(title);
});

test("pages beyond the acceptance rows have a title too", () => {
  expect(titleOf("/dashboard/settings/booking-hours")).toBe("Booking hours");
  expect(titleOf("/dashboard/assistant/conversations/0")).toBe("Assistant");
  expect(titleOf("/dashboard/settings/account")).toBe("Account and security");
  expect(titleOf("/dashboard/settings/notifications")).toBe("Notifications");
  expect(titleOf("/dashboard/settings/assistant")).toBe("Assistant settings");
  expect(titleOf("/dashboard/settings/links")).toBe("Links");
  expect(titleOf("/dashboard/settings")).toBe("Settings");
});

test("the title depends on the beginning of the path", { tags: ["DASH-005"] }, () => {
  expect(titleOf("/dashboard/crm/all-leads/")).toBe("All Leads");
  expect(titleOf("/dashboard/overview/today")).toBe("Overview");
});

test.each([
  "/dashboard",
  "/dashboard/find-professionals",
  "/dashboard/crm",
  "/dashboard/crm/contacts/0",
])("%s has no title of its own", { tags: ["DASH-004"] }, (path) => {
  expect(titleOf(path)).toBe("Dashboard");
});
