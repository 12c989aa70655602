import { expect, test } from "vitest";
import { chooseTests } from "./choose-tests.mjs";

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
