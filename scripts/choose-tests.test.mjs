import { expect, test } from "vitest";
import { chooseTests, readOptions } from "./choose-tests.mjs";

const files = [
  "src/domain/contacts/lead.test.ts",
  "src/server/contacts/router.test.ts",
  "test/e2e/leads.spec.ts",
];

test("without words, both runners run everything", () => {
  expect(chooseTests(files, [])).toMatchObject({ vitest: [], playwright: [], needsPages: true });
});

test("a word from a path chooses files and their runners", () => {
  expect(chooseTests(files, ["lead"])).toMatchObject({
    vitest: ["src/domain/contacts/lead.test.ts"],
    playwright: ["test/e2e/leads.spec.ts"],
    needsPages: true,
  });
  expect(chooseTests(files, ["domain/"])).toMatchObject({ playwright: null, needsPages: false });
  expect(chooseTests(files, ["spec.ts"])).toMatchObject({ vitest: null });
});

test("other words are searched for in titles, literally", () => {
  const chosen = chooseTests(files, ["a", "tag", "(twice)"]);
  expect(chosen.byTitle).toBe(false);
  const byTitle = chooseTests(files, ["duplicate", "(twice)"]);
  expect(byTitle.byTitle).toBe(true);
  expect(byTitle.vitest).toEqual(["--passWithNoTests", "-t", "duplicate \\(twice\\)"]);
  expect(byTitle.playwright).toEqual(["-g", "duplicate \\(twice\\)"]);
});

test("a row's id chooses the tests tagged with it or with one of its checks", () => {
  const byRow = chooseTests(files, ["CRM-056", "CRM-048.3", "duplicate"]);
  expect(byRow.byTitle).toBe(true);
  expect(byRow.vitest).toEqual([
    "--passWithNoTests",
    "--tagsFilter",
    "CRM-056* or CRM-048*",
    "-t",
    "duplicate",
  ]);
  const [, pattern] = byRow.playwright;
  expect("together list.spec.ts no duplicate @soon @CRM-048.1-28").toMatch(new RegExp(pattern));
  expect("together list.spec.ts no duplicate @CRM-049").not.toMatch(new RegExp(pattern));
  expect("together list.spec.ts another @CRM-056").not.toMatch(new RegExp(pattern));
  expect(chooseTests(files, ["CRM-056"]).vitest).not.toContain("-t");
  expect(() => chooseTests(files, ["CRM-999"])).toThrow("There is no row CRM-999.");
});

test("an option is not a search word", () => {
  expect(readOptions([])).toEqual({ strict: false, words: [] });
  expect(readOptions(["leads", "--strict", "form"])).toEqual({
    strict: true,
    words: ["leads", "form"],
  });
  expect(readOptions(["--at", "2026-11-01T00:20", "leads"])).toMatchObject({
    at: "2026-11-01T00:20",
    words: ["leads"],
  });
  expect(readOptions(["--", "a", "--title"])).toEqual({ strict: false, words: ["a", "--title"] });
});

test("refuses an unknown option and lists the known ones", () => {
  for (const args of [
    ["--strickt"],
    ["leads", "--grep", "form"],
    ["--strict=no"],
    ["-u"],
    ["--at"],
  ])
    expect(() => readOptions(args), args.join(" ")).toThrow(/--strict {5}/);
});
