import { expect, test } from "vitest";
import { addTag, tagList } from "./tags.ts";

const additions: [string, string[], string, string[], ...string[]][] = [
  ["a tag is added at the end", ["cash"], "investor", ["cash", "investor"], "CRM-055"],
  ["a duplicate tag is ignored", ["cash", "investor"], "cash", ["cash", "investor"], "CRM-056"],
  ["a duplicate with spaces around it is ignored", ["cash"], "  cash ", ["cash"], "CRM-056"],
  ["another case is another tag", ["cash"], "Cash", ["cash", "Cash"]],
  ["an empty tag is ignored", ["cash"], "", ["cash"], "CRM-057"],
  ["a tag of spaces is ignored", ["cash"], " \t ", ["cash"], "CRM-057"],
  ["a tag is cleaned", [], " VA\u0000 loan ", ["VA loan"]],
];
for (const [title, tags, typed, expected, ...rows] of additions)
  test(title, { tags: rows }, () => {
    expect(addTag(tags, typed)).toEqual(expected);
  });

test("adding a tag does not modify the given list", () => {
  const tags = ["cash"];
  addTag(tags, "investor");
  expect(tags).toEqual(["cash"]);
});

const lists: [string, string[] | null | undefined, string[], ...string[]][] = [
  ["a missing list is an empty one", undefined, [], "CRM-107.1"],
  ["null is an empty list", null, [], "CRM-107.1"],
  ["a list is cleaned of empty and double tags", [" a ", "", "a", "b"], ["a", "b"]],
];
for (const [title, tags, expected, ...rows] of lists)
  test(title, { tags: rows }, () => {
    expect(tagList.parse(tags)).toEqual(expected);
  });

test("a tag that is too long is refused at its place", () => {
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
