import { expect, test } from "vitest";
import { businessTypes, desiredFunctions, keepRole, rolesOf } from "./business-types.ts";

test("there are exactly eight business types", { tags: ["CONST-027.1-8"] }, () => {
  expect(businessTypes).toEqual([
    "Real Estate",
    "Mortgage",
    "Title Company",
    "Appraiser",
    "Home Inspector",
    "Marketing Company",
    "Real Estate Photography",
    "Other",
  ]);
});

test("Real Estate has two roles", { tags: ["CONST-028.1-2"] }, () => {
  expect(rolesOf("Real Estate")).toEqual(["Broker", "Licensed Sales Professional"]);
});

test("Mortgage has three roles", { tags: ["CONST-029.1-3"] }, () => {
  expect(rolesOf("Mortgage")).toEqual(["Mortgage Banker", "Mortgage Broker", "Loan Originator"]);
});

test("every other business type has the same six roles", { tags: ["CONST-030.1-6"] }, () => {
  for (const type of businessTypes.slice(2)) {
    expect(rolesOf(type)).toEqual([
      "Owner",
      "Manager",
      "Representative",
      "Technician",
      "Agent",
      "Other",
    ]);
  }
});

test.each(["", "real estate", "Bakery"])("%j offers no roles", (type) => {
  expect(rolesOf(type)).toEqual([]);
});

test.each([
  ["Real Estate", "Broker", "Broker"],
  ["Mortgage", "Broker", ""],
  ["Title Company", "Broker", ""],
  ["Appraiser", "Owner", "Owner"],
  ["Real Estate", "Agent", ""],
  ["", "Broker", ""],
])("changing the business type to %j turns the role %j into %j", (type, role, expected) => {
  expect(keepRole(type, role)).toBe(expected);
});

test("there are exactly nine desired functions", { tags: ["CONST-031.1-9"] }, () => {
  expect(desiredFunctions).toEqual([
    "Lead Management",
    "Deal Tracking",
    "Client Communication",
    "Property Matching",
    "Calendar & Scheduling",
    "Document Management",
    "Reporting & Analytics",
    "Task Management",
    "Team Collaboration",
  ]);
});
