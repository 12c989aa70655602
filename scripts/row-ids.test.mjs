import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { testFiles } from "./choose-tests.mjs";
import { at, root } from "./project.mjs";
import { describeMissing, idsInTags, idsInTitles, isRowId, readIds, weigh } from "./row-ids.mjs";

const rows = {
  "CRM-048": { checks: 3, rule: "A lead keeps (1) its name; (2) its email; (3) its phone" },
  "CRM-049": { checks: 1, rule: "" },
  "PUB-001": { checks: 2, rule: "Anybody can open the landing page" },
};

describe("reads the ids a test is tagged with", () => {
  test.each([
    { name: "none", ids: [], checks: [] },
    { name: "one check", ids: ["CRM-048.2"], checks: ["CRM-048.2"] },
    { name: "a range", ids: ["CRM-048.2-3"], checks: ["CRM-048.2", "CRM-048.3"] },
    { name: "a whole row", ids: ["PUB-001"], checks: ["PUB-001.1", "PUB-001.2"] },
    { name: "several", ids: ["CRM-048.1", "CRM-049"], checks: ["CRM-048.1", "CRM-049.1"] },
  ])("$name", ({ ids, checks }) => {
    expect(readIds(ids, rows)).toEqual({ checks, problems: [] });
  });

  test.each([
    { name: "an unknown row", id: "CRM-999" },
    { name: "a check too many", id: "CRM-048.4" },
    { name: "a check before the first", id: "CRM-048.0" },
    { name: "a range turned round", id: "CRM-048.3-2" },
    { name: "two ids in one", id: "CRM-049, PUB-001" },
    { name: "a number too short", id: "CRM-49" },
  ])("$name is reported as a problem", ({ id }) => {
    expect(isRowId(id)).toBe(true);
    expect(readIds([id], rows)).toEqual({ checks: [], problems: [id] });
  });

  test.each(["soon", "slow", "PUB", "crm-048"])("%s is not a row id", (tag) => {
    expect(isRowId(tag)).toBe(false);
  });
});

test("a group counts checks that passed and that no failing test contradicts", () => {
  const { groups, problems } = weigh(
    [
      { title: "a", file: "a", ok: true, rows: ["CRM-048.1-2"] },
      { title: "b", file: "b", ok: false, rows: ["CRM-048.2"] },
      { title: "c", file: "c", ok: true, rows: ["CRM-049"] },
      { title: "d", file: "d", ok: true, rows: ["XYZ-001"] },
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
  expect(problems).toEqual(['XYZ-001 of "d" (d)']);
});

test("missing checks are listed with their row's rule", () => {
  expect(describeMissing(["CRM-048.2", "CRM-049", "PUB-001"], rows)).toEqual([
    "CRM-048.2   A lead keeps (1) its name; (2) its email; (3) its phone",
    "CRM-049",
    "PUB-001     Anybody can open the landing page",
  ]);
});

describe("the test files", () => {
  const files = globSync(testFiles, { cwd: root }).map((name) => ({
    name,
    source: readFileSync(at(name), "utf8"),
  }));

  test("no title names a row: rows belong in tags", () => {
    const [open, close] = "()";
    const named = (ids) => idsInTitles(`test("saves ${open}${ids}${close}", () => {});`);
    for (const ids of ["CRM-049", "PROF-016.10, CRM-048.1-28", "CRM-049, ${row}", "${rows}"])
      expect(named(ids), ids).toHaveLength(1);
    for (const ids of ["as in Safari", "${failure}"]) expect(named(ids), ids).toEqual([]);
    const wrong = files.flatMap(({ name, source }) =>
      idsInTitles(source).map((ids) => `${ids} in ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test("every row that a tag names exists", () => {
    expect(idsInTags('{ tag: ["@soon", "@CRM-049"] } { tags: "CRM-48" }')).toEqual([
      "CRM-049",
      "CRM-48",
    ]);
    const known = JSON.parse(readFileSync(at("test", "rows.json"), "utf8"));
    const unknown = files
      .filter(({ name }) => name !== "scripts/row-ids.test.mjs")
      .flatMap(({ name, source }) =>
        readIds(idsInTags(source), known).problems.map((id) => `${id} in ${name}`),
      );
    expect(unknown).toEqual([]);
  });
});
