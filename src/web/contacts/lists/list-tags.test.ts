import { expect, test } from "vitest";
import { tagsIn } from "./list-tags.tsx";

test("the filter offers the tags of the rows once each, in any case, the most frequent first", () => {
  expect(
    tagsIn([
      { tags: ["cash", "VA loan"] },
      { tags: [] },
      { tags: ["va LOAN"] },
      { tags: ["First home"] },
    ]),
  ).toEqual(["VA loan", "cash", "First home"]);
});

test("of very many tags the filter offers some", () => {
  expect(tagsIn([{ tags: Array.from({ length: 500 }, (_, n) => `tag ${n}`) }])).toHaveLength(40);
});
