import { expect, test } from "vitest";
import { mergeValues } from "./merge.ts";

const fields = ["city", "notes", "tags", "loan.payment", "isRefinance"];
const base = {
  city: "Troy",
  notes: "",
  tags: ["cash"],
  loan: { payment: "1" },
  isRefinance: false,
};

test("without changes by others, the input is kept and there is nothing to choose", () => {
  const mine = { ...base, city: "Albany", tags: [] };
  expect(mergeValues(fields, base, mine, base)).toEqual({ values: mine, differences: [] });
});

test("a field that only the other side changed is updated and marked, also in groups and lists", () => {
  const theirs = { ...base, tags: ["cash", "VA"], loan: { payment: "2" }, isRefinance: true };
  const { values, differences } = mergeValues(fields, base, { ...base, city: "Albany" }, theirs);
  expect(values).toEqual({ ...theirs, city: "Albany" });
  expect(differences).toEqual([
    { field: "tags", theirs: ["cash", "VA"], mine: ["cash"], isBoth: false },
    { field: "loan.payment", theirs: "2", mine: "1", isBoth: false },
    { field: "isRefinance", theirs: true, mine: false, isBoth: false },
  ]);
});

test("a field that both changed keeps the person's own value until they choose", () => {
  const mine = { ...base, notes: "mine" };
  const { values, differences } = mergeValues(fields, base, mine, { ...base, notes: "theirs" });
  expect(values).toEqual(mine);
  expect(differences).toEqual([{ field: "notes", theirs: "theirs", mine: "mine", isBoth: true }]);
});

test("the same change on both sides is not a difference", () => {
  const same = { ...base, city: "Albany" };
  expect(mergeValues(fields, base, same, { ...same })).toEqual({ values: same, differences: [] });
});

test("the inputs are not mutated", () => {
  const [mine, theirs] = [structuredClone(base), { ...base, tags: ["new"] }];
  const { values } = mergeValues(fields, base, mine, theirs);
  values.tags.push("later");
  expect(mine).toEqual(base);
  expect(theirs.tags).toEqual(["new"]);
});
