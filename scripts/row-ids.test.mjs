import { describe, expect, test } from "vitest";
import { describeMissing, readIds, weigh } from "./row-ids.mjs";

const rows = {
  "CRM-048": { checks: 3, rule: "A lead keeps (1) its name; (2) its email; (3) its phone" },
  "CRM-049": { checks: 1, rule: "" },
  "PUB-001": { checks: 2, rule: "Anybody can open the landing page" },
};

describe("the ids in a title", () => {
  test.each([
    { name: "none in a plain sentence", title: "saves", checks: [] },
    { name: "none in an ordinary note", title: "saves (as in Safari)", checks: [] },
    { name: "none in the middle", title: "saves (CRM-049) twice", checks: [] },
    { name: "one check", title: "saves (CRM-048.2)", checks: ["CRM-048.2"] },
    { name: "a range", title: "(CRM-048.2-3)", checks: ["CRM-048.2", "CRM-048.3"] },
    { name: "a whole row", title: "a > b (PUB-001)", checks: ["PUB-001.1", "PUB-001.2"] },
    { name: "several", title: "(CRM-048.1, CRM-049)", checks: ["CRM-048.1", "CRM-049.1"] },
    { name: "beside a decision", title: "(CRM-049, D9, AMB-05)", checks: ["CRM-049.1"] },
  ])("$name", ({ title, checks }) => {
    expect(readIds(title, rows)).toEqual({ checks, problems: [] });
  });

  test.each([
    { name: "an unknown row", title: "(CRM-999)", problem: "CRM-999" },
    { name: "a check too many", title: "(CRM-048.4)", problem: "CRM-048.4" },
    { name: "a check before the first", title: "(CRM-048.0)", problem: "CRM-048.0" },
    { name: "a range turned round", title: "(CRM-048.3-2)", problem: "CRM-048.3-2" },
    { name: "words after an id", title: "(CRM-049 and more)", problem: "CRM-049 and more" },
    { name: "a word of the language", title: "(CRM-049, toString)", problem: "toString" },
  ])("$name is a problem", ({ title, problem }) => {
    expect(readIds(title, rows).problems).toEqual([problem]);
  });
});

test("a group counts what passed and what no failing test contradicts", () => {
  const { groups, problems } = weigh(
    [
      { title: "a (CRM-048.1-2)", file: "a", ok: true },
      { title: "b (CRM-048.2)", file: "b", ok: false },
      { title: "c (CRM-049)", file: "c", ok: true },
      { title: "d (XYZ-001)", file: "d", ok: true },
    ],
    rows,
  );
  expect(groups).toEqual([
    {
      name: "CRM",
      checks: 4,
      proved: 2,
      rows: 2,
      whole: 1,
      missing: ["CRM-048.2", "CRM-048.3"],
    },
    { name: "PUB", checks: 2, proved: 0, rows: 1, whole: 0, missing: ["PUB-001"] },
  ]);
  expect(problems).toEqual(['XYZ-001 in "d (XYZ-001)" (d)']);
});

test("what is missing is said with the rule of its row", () => {
  expect(describeMissing(["CRM-048.2", "CRM-049", "PUB-001"], rows)).toEqual([
    "CRM-048.2   A lead keeps (1) its name; (2) its email; (3) its phone",
    "CRM-049",
    "PUB-001     Anybody can open the landing page",
  ]);
});
