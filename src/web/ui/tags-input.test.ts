import { expect, test } from "vitest";
import { withTags } from "./tags-input.tsx";

test.each([
  ["a new tag goes to the end", ["a"], "b", ["a", "b"]],
  ["spaces around it are cut", ["a"], "  b c  ", ["a", "b c"]],
  ["the same tag is ignored (CRM-056)", ["a"], " a ", ["a"]],
  ["another case is another tag", ["a"], "A", ["a", "A"]],
  ["an empty one is ignored (CRM-057)", ["a"], "   ", ["a"]],
  ["a pasted list gives several", [], "a, b,,a", ["a", "b"]],
])("%s", (_title, tags, typed, expected) => {
  expect(withTags(tags, typed)).toEqual(expected);
});
