import { expect, test } from "vitest";
import { chooseTests, readOptions } from "./choose-tests.mjs";

const files = [
  "src/domain/contacts/lead.test.ts",
  "src/server/contacts/router.test.ts",
  "test/e2e/leads.spec.ts",
];

test("without words both runners run everything", () => {
  expect(chooseTests(files, [])).toMatchObject({ vitest: [], playwright: [], needsPages: true });
});

test("a word from a path chooses files and the runners they belong to", () => {
  expect(chooseTests(files, ["lead"])).toMatchObject({
    vitest: ["src/domain/contacts/lead.test.ts"],
    playwright: ["test/e2e/leads.spec.ts"],
    needsPages: true,
  });
  expect(chooseTests(files, ["domain/"])).toMatchObject({ playwright: null, needsPages: false });
  expect(chooseTests(files, ["spec.ts"])).toMatchObject({ vitest: null });
});

test("other words are looked for in the titles, letter by letter", () => {
  const chosen = chooseTests(files, ["a", "tag", "(CRM-048.1)"]);
  expect(chosen.byTitle).toBe(false);
  const byTitle = chooseTests(files, ["duplicate", "(CRM-056)"]);
  expect(byTitle.byTitle).toBe(true);
  expect(byTitle.vitest).toContain("duplicate \\(CRM-056\\)");
  expect(byTitle.playwright).toContain("duplicate \\(CRM-056\\)");
});

test("an option is no word to look for", () => {
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

test("an unknown option is refused, with what there is", () => {
  for (const args of [
    ["--strickt"],
    ["leads", "--grep", "form"],
    ["--strict=no"],
    ["-u"],
    ["--at"],
  ])
    expect(() => readOptions(args), args.join(" ")).toThrow(/--strict {5}/);
});
