import { expect, test } from "vitest";
import { readPlaywright, readVitest } from "./reports.mjs";

const unit = (title, status, tags = []) => ({
  ancestorTitles: ["group"],
  title,
  status,
  failureMessages: [],
  tags,
});

test("Vitest: failed and skipped tests and broken files are not ok", () => {
  const report = {
    testResults: [
      {
        name: "/p/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          unit("works", "passed", ["slow", "CRM-048.1-2", "CRM-049"]),
          unit("fails", "failed"),
          unit("sleeps", "skipped"),
        ],
      },
      { name: "/p/b.test.ts", status: "failed", message: "boom", assertionResults: [] },
    ],
  };
  const tests = readVitest(report, { root: "/p", byTitle: false });
  expect(tests.map(({ title, file, ok, rows }) => [title, file, ok, rows])).toEqual([
    ["group > works", "a.test.ts", true, ["CRM-048.1-2", "CRM-049"]],
    ["group > fails", "a.test.ts", false, []],
    ["group > sleeps", "a.test.ts", false, []],
    ["(the file itself)", "b.test.ts", false, []],
  ]);
  expect(readVitest(report, { root: "/p", byTitle: true })).toHaveLength(3);
});

test("Playwright: only an expected outcome is ok, and errors of the run count", () => {
  const kept = {
    saves: [
      { name: "screenshot", path: "/p/picture.png" },
      { name: "trace", path: "/p/results/trace.zip" },
    ],
  };
  const spec = (title, status) => ({
    title,
    file: "leads.spec.ts",
    id: `id of ${title}`,
    tags: title === "saves" ? ["soon", "CRM-050"] : [],
    tests: [{ status, results: [{ errors: [{ message: "why" }], attachments: kept[title] }] }],
  });
  const report = {
    config: { rootDir: "/p/test/e2e" },
    suites: [
      {
        title: "leads.spec.ts",
        specs: [spec("opens", "expected")],
        suites: [{ title: "form", specs: [spec("saves", "unexpected"), spec("waits", "skipped")] }],
      },
    ],
    errors: [{ message: "no browser" }],
  };
  const tests = readPlaywright(report, { root: "/p" });
  expect(tests.map(({ title, file, ok, rows }) => [title, file, ok, rows])).toEqual([
    ["opens", "test/e2e/leads.spec.ts", true, []],
    ["form > saves", "test/e2e/leads.spec.ts", false, ["CRM-050"]],
    ["form > waits", "test/e2e/leads.spec.ts", false, []],
    ["(the run itself)", "playwright", false, []],
  ]);
  expect(tests.map(({ id, trace }) => [id, trace])).toEqual([
    ["id of opens", null],
    ["id of saves", "/p/results/trace.zip"],
    ["id of waits", null],
    [undefined, undefined],
  ]);
});
