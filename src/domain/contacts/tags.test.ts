import { expect, test } from "vitest";
import { addTag, tagList } from "./tags.ts";

test.each([
  ["a tag is added at the end (CRM-055)", ["cash"], "investor", ["cash", "investor"]],
  ["a duplicate tag is ignored (CRM-056)", ["cash", "investor"], "cash", ["cash", "investor"]],
  ["a duplicate with spaces around it is ignored (CRM-056)", ["cash"], "  cash ", ["cash"]],
  ["another case is another tag", ["cash"], "Cash", ["cash", "Cash"]],
  ["an empty tag is ignored (CRM-057)", ["cash"], "", ["cash"]],
  ["a tag of spaces is ignored (CRM-057)", ["cash"], " \t ", ["cash"]],
  ["a tag is cleaned", [], " VA\u0000 loan ", ["VA loan"]],
])("%s", (_title, tags, typed, expected) => {
  expect(addTag(tags, typed)).toEqual(expected);
});

test("adding a tag leaves the given list alone", () => {
  const tags = ["cash"];
  addTag(tags, "investor");
  expect(tags).toEqual(["cash"]);
});

test.each([
  ["a missing list is an empty one (CRM-107.1)", undefined, []],
  ["null is an empty list (CRM-107.1)", null, []],
  ["a list is cleaned of empty and double tags", [" a ", "", "a", "b"], ["a", "b"]],
])("%s", (_title, tags, expected) => {
  expect(tagList.parse(tags)).toEqual(expected);
});

test("too long a tag is refused at its place", () => {
  const issue = tagList.safeParse(["ok", "x".repeat(51)]).error?.issues[0];
  expect(issue?.path).toEqual([1]);
  expect(issue?.message).toBe("Use at most 50 characters.");
});

test("too many tags are refused", () => {
  const many = Array.from({ length: 51 }, (_, index) => `tag ${index}`);
  expect(tagList.safeParse(many).error?.issues[0]?.message).toBe("Use at most 50 tags.");
});

test.each([["cash"], [{}], [[1]]])("%j is no list of tags", (tags) => {
  expect(tagList.safeParse(tags).success).toBe(false);
});
