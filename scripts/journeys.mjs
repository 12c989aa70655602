import { isEnding, runApp } from "./child.mjs";
import { at } from "./project.mjs";
import { readPlaywright, readReport } from "./reports.mjs";

/** How many journeys may fail their first try in one run; with one more, none gets a second. */
const mostFlaky = 5;

/** Journeys that measure time run after the others, one at a time (playwright.config.ts). */
const kinds = ["together", "alone"];

/**
 * Runs the journeys that `args` choose. Failed ones run once more at the end, alone; those that then pass are
 * `flaky` and keep the trace of the first try.
 */
export async function runJourneys({ args, env, byTitle, strict }, places = {}) {
  const { run = runApp, folder = at("test-results"), config = at("playwright.config.ts") } = places;

  /** One call of Playwright. Without `isAgain` it records in `failed` what the second try is limited to. */
  async function runKind(kind, { isAgain }) {
    // A chosen file need not have journeys of both kinds; all files together do.
    const mayBeNone = !isAgain && args.length > 0;
    const runner = `playwright-${kind}${isAgain ? "-again" : ""}`;
    const report = `${folder}/${runner}.json`;
    const failed = `${folder}/playwright-${kind}-failed.json`;
    const program = at("node_modules", "@playwright", "test", "cli.js");
    const options = ["--config", config, "--project", kind, "--last-failed-file", failed];
    // Playwright empties the output folder first, and the first try's traces should stay.
    if (isAgain) options.push("--last-failed", "--workers", "1", "--output", `${folder}/${runner}`);
    else if (mayBeNone) options.push("--pass-with-no-tests");
    const code = await run([program, "test", ...options, ...args], {
      env: { ...env, PLAYWRIGHT_REPORT: report, IS_SECOND_TRY: isAgain ? "yes" : "no" },
    });
    const tests = readReport(report, {
      runner,
      code,
      byTitle,
      mayBeNone,
      parse: readPlaywright,
    });
    return tests.map((test) => (test.id ? { ...test, kind } : test));
  }

  const tests = [];
  for (const kind of kinds) {
    if (!isEnding()) tests.push(...(await runKind(kind, { isAgain: false })));
  }
  const again = [];
  for (const kind of kindsToTryAgain(tests, { strict })) {
    if (isEnding()) break;
    console.log(`\nA second try of the journeys that failed (${kind}):`);
    again.push(...(await runKind(kind, { isAgain: true })));
  }
  return withSecondTries(tests, again);
}

/** The kinds with failed journeys; none if too many failed, or if retries are off. */
export function kindsToTryAgain(tests, { strict }) {
  const failed = tests.filter((test) => test.id && !test.ok);
  if (strict || failed.length > mostFlaky) return [];
  return kinds.filter((kind) => failed.some((test) => test.kind === kind));
}

/** Merges the second tries into a run; anything else they complain about counts as failed. */
export function withSecondTries(tests, again) {
  const second = new Map(again.filter(({ id }) => id).map((test) => [keyOf(test), test]));
  const known = new Set(tests.map(keyOf));
  const judged = tests.map((test) => {
    const found = test.id && !test.ok ? second.get(keyOf(test)) : undefined;
    if (found?.ok) return { ...test, ok: true, isFlaky: true };
    // The second try's trace also shows the DOM.
    return found?.trace ? { ...test, trace: found.trace } : test;
  });
  return [...judged, ...again.filter((test) => !test.ok && !known.has(keyOf(test)))];
}

const keyOf = ({ kind, id, file, title }) => (id ? `${kind} ${id}` : `${file} ${title}`);
