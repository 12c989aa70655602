import { expect, test } from "vitest";
import { initialsOf } from "./portrait.tsx";

test.each([
  ["Ana Ruiz", "AR"],
  ["Ana Maria de la Cruz Ruiz", "AR"],
  ["łukasz", "Ł"],
  ["leo.park@example.com", "LC"],
  ["(Bob) Stone", "S"],
  ["李 小龙", "李小"],
  ["🏠", ""],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
