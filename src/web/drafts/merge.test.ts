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

test("what nobody else changed stays as it was typed, and there is nothing to choose", () => {
  const mine = { ...base, city: "Albany", tags: [] };
  expect(mergeValues(fields, base, mine, base)).toEqual({ values: mine, differences: [] });
});

test("what only the other changed is taken over and marked, in groups and lists too", () => {
  const theirs = { ...base, tags: ["cash", "VA"], loan: { payment: "2" }, isRefinance: true };
  const { values, differences } = mergeValues(fields, base, { ...base, city: "Albany" }, theirs);
  expect(values).toEqual({ ...theirs, city: "Albany" });
  expect(differences).toEqual([
    { field: "tags", theirs: ["cash", "VA"], mine: ["cash"], isBoth: false },
    { field: "loan.payment", theirs: "2", mine: "1", isBoth: false },
    { field: "isRefinance", theirs: true, mine: false, isBoth: false },
  ]);
});

test("what both changed stays mine until somebody chooses", () => {
  const mine = { ...base, notes: "mine" };
  const { values, differences } = mergeValues(fields, base, mine, { ...base, notes: "theirs" });
  expect(values).toEqual(mine);
  expect(differences).toEqual([{ field: "notes", theirs: "theirs", mine: "mine", isBoth: true }]);
});

test("what both changed to the same is no difference", () => {
  const same = { ...base, city: "Albany" };
  expect(mergeValues(fields, base, same, { ...same })).toEqual({ values: same, differences: [] });
});

test("nothing that was handed in is changed", () => {
  const [mine, theirs] = [structuredClone(base), { ...base, tags: ["new"] }];
  const { values } = mergeValues(fields, base, mine, theirs);
  values.tags.push("later");
  expect(mine).toEqual(base);
  expect(theirs.tags).toEqual(["new"]);
});
