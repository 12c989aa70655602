import { relative } from "node:path";

/** What either runner's report becomes: { title, file, ok, message } per test. */

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
      }));
    const isBroken = file.status === "failed" && tests.every((test) => test.ok);
    if (isBroken) {
      tests.push({ title: "(the file itself)", file: name, ok: false, message: file.message });
    }
    return tests;
  });
}

/** Reads Playwright's JSON; a test that passed only on a second try would be "flaky" and is not ok. */
export function readPlaywright(report, { root }) {
  const testDir = report.config?.rootDir ?? root;
  const tests = (report.suites ?? []).flatMap((suite) => specsOf(suite, []));
  const found = tests.map(({ spec, titles }) => ({
    title: [...titles, spec.title].join(" > "),
    file: relative(root, `${testDir}/${spec.file}`),
    ok: spec.tests.length > 0 && spec.tests.every((test) => test.status === "expected"),
    message: messageOf(spec),
  }));
  const broken = (report.errors ?? []).map((error) => ({
    title: "(the run itself)",
    file: "playwright",
    ok: false,
    message: error.message ?? String(error.value),
  }));
  return [...found, ...broken];
}

function specsOf(suite, titles) {
  const deeper = (suite.suites ?? []).flatMap((inner) =>
    specsOf(inner, inner.title ? [...titles, inner.title] : titles),
  );
  return [...(suite.specs ?? []).map((spec) => ({ spec, titles })), ...deeper];
}

function messageOf(spec) {
  const results = spec.tests.flatMap((test) => test.results);
  const messages = results.flatMap((result) => result.errors.map((error) => error.message));
  return messages.filter(Boolean).join("\n") || `Not run: ${spec.tests[0]?.status ?? "unknown"}.`;
}
