import { expect, test } from "vitest";
import { withTags } from "./tags-input.tsx";

const additions: [string, string[], string, string[], ...string[]][] = [
  ["a new tag goes to the end", ["a"], "b", ["a", "b"]],
  ["spaces around it are cut", ["a"], "  b c  ", ["a", "b c"]],
  ["the same tag is ignored", ["a"], " a ", ["a"], "CRM-056"],
  ["another case is another tag", ["a"], "A", ["a", "A"]],
  ["an empty one is ignored", ["a"], "   ", ["a"], "CRM-057"],
  ["a pasted list gives several", [], "a, b,,a", ["a", "b"]],
];
for (const [title, tags, typed, expected, ...rows] of additions)
  test(title, { tags: rows }, () => {
    expect(withTags(tags, typed)).toEqual(expected);
  });
