import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./project.mjs";
import { isRowId } from "./row-ids.mjs";

/**
 * The common form of both runners' reports: { title, file, ok, message, rows } per test, with the ids of the rows it
 * is tagged with; a journey also has `id` and `trace`.
 */

const rowsOf = (tags = []) => tags.filter(isRowId);

/** A runner that crashed, ran nothing or reported errors outside its tests counts as one failed test. */
export function readReport(report, { runner, code, byTitle, mayBeNone = byTitle, parse }) {
  const failed = (message) => ({
    title: "(the run itself)",
    file: runner,
    ok: false,
    message,
    rows: [],
  });
  if (!existsSync(report)) return [failed(`It exited with code ${code} without a report.`)];
  const tests = parse(JSON.parse(readFileSync(report, "utf8")), { root, byTitle });
  if (tests.length === 0 && !mayBeNone) return [failed("It ran no test.")];
  if (code !== 0 && tests.every((test) => test.ok)) {
    return [...tests, failed(`It exited with code ${code} although every test passed: see above.`)];
  }
  return tests;
}

/** Reads Vitest's JSON. A skipped test proves nothing and counts as failed, unless the run was told to skip it. */
export function readVitest(report, { root, byTitle }) {
  return report.testResults.flatMap((file) => {
    const name = relative(root, file.name);
    const tests = file.assertionResults
      .filter((test) => !(byTitle && test.status === "skipped"))
      .map((test) => ({
        title: [...test.ancestorTitles, test.title].join(" > "),
        file: name,
        ok: test.status === "passed",
        message: test.failureMessages.join("\n") || `Not run: ${test.status}.`,
        rows: rowsOf(test.tags),
      }));
    const isBroken = file.status === "failed" && tests.every((test) => test.ok);
    if (isBroken) {
      const { message } = file;
      tests.push({ title: "(the file itself)", file: name, ok: false, message, rows: [] });
    }
    return tests;
  });
}

/** Reads Playwright's JSON: a test is ok only if it had its expected outcome. */
export function readPlaywright(report, { root }) {
  const testDir = report.config?.rootDir ?? root;
  const tests = (report.suites ?? []).flatMap((suite) => specsOf(suite, []));
  const found = tests.map(({ spec, titles }) => ({
    title: [...titles, spec.title].join(" > "),
    file: relative(root, `${testDir}/${spec.file}`),
    ok: spec.tests.length > 0 && spec.tests.every((test) => test.status === "expected"),
    message: messageOf(spec),
    rows: rowsOf(spec.tags),
    id: spec.id,
    trace: traceOf(spec),
  }));
  const broken = (report.errors ?? []).map((error) => ({
    title: "(the run itself)",
    file: "playwright",
    ok: false,
    message: error.message ?? String(error.value),
    rows: [],
  }));
  return [...found, ...broken];
}

function specsOf(suite, titles) {
  const deeper = (suite.suites ?? []).flatMap((inner) =>
    specsOf(inner, inner.title ? [...titles, inner.title] : titles),
  );
  return [...(suite.specs ?? []).map((spec) => ({ spec, titles })), ...deeper];
}

const resultsOf = (spec) => spec.tests.flatMap((test) => test.results);

function traceOf(spec) {
  const kept = resultsOf(spec).flatMap((result) => result.attachments ?? []);
  return kept.find((attachment) => attachment.name === "trace")?.path ?? null;
}

function messageOf(spec) {
  const results = resultsOf(spec);
  const messages = results.flatMap((result) => result.errors.map((error) => error.message));
  return messages.filter(Boolean).join("\n") || `Not run: ${spec.tests[0]?.status ?? "unknown"}.`;
}
