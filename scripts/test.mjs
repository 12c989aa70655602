import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build } from "./build.mjs";
import { isEnding, runApp, stopWithChildren } from "./child.mjs";
import { chooseTests, readOptions, testFiles } from "./choose-tests.mjs";
import { prepareChromium } from "./chromium.mjs";
import { clockAt, readMoment } from "./clock.mjs";
import { runJourneys } from "./journeys.mjs";
import { at, root } from "./project.mjs";
import { readReport, readVitest } from "./reports.mjs";
import { Plain, step } from "./say.mjs";

const files = globSync(testFiles, { cwd: root });

stopWithChildren();
try {
  const { at: moment, ...options } = readOptions(process.argv.slice(2));
  const instant = moment === undefined ? null : readMoment(moment);
  const clock = () => (instant === null ? {} : clockAt(instant));
  // Bad arguments are reported before anything is built.
  clock();
  process.exitCode = await runTests({ ...chooseTests(files, options.words), ...options, clock });
} catch (error) {
  if (!isEnding()) console.error(error instanceof Plain ? error.message : error);
  process.exitCode = 1;
}
process.exit();

async function runTests(chosen) {
  rmSync(at("test-results"), { recursive: true, force: true });
  mkdirSync(at("test-results"), { recursive: true });
  if (chosen.needsPages) await build();
  if (chosen.playwright) await step("Preparing the browser", prepareChromium);

  const tests = [];
  if (chosen.vitest) tests.push(...(await runOn(chosen, runVitest)));
  if (chosen.playwright && !isEnding()) tests.push(...(await runOn(chosen, runPlaywright)));
  return isEnding() ? 1 : conclude(tests, chosen.words);
}

/** Gives a runner its PostgreSQL. A different time, which `clock` gives to both, starts with the runner. */
async function runOn(chosen, run) {
  const clock = chosen.clock();
  const { startTestCluster } = await import("../test/harness/cluster.ts");
  const cluster = await step("Starting PostgreSQL", () =>
    startTestCluster({ env: clock, isTest: true }),
  );
  try {
    return await run(chosen, {
      ...process.env,
      ...clock,
      TZ: "Asia/Kathmandu",
      HEARTHLINE_TEST_PG: cluster.socketDir,
    });
  } finally {
    await cluster.stop();
  }
}

/** A unit or server test is never retried: only the product itself can make it fail. */
async function runVitest({ vitest, byTitle }, env) {
  const report = at("test-results", "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const program = at("node_modules", "vitest", "vitest.mjs");
  const code = await runApp([program, "run", ...reporters, ...vitest], { env });
  return readReport(report, { runner: "vitest", code, byTitle, parse: readVitest });
}

async function runPlaywright({ playwright, byTitle, strict }, env) {
  const tests = await runJourneys({ args: playwright, env, byTitle, strict });
  if (tests.length === 0 && !byTitle) throw new Plain("No journey ran.");
  return tests;
}

function conclude(tests, words) {
  const kept = tests.map(({ title, file, ok, rows }) => ({ title, file, ok, rows }));
  const lastRun = { filter: words, tests: kept };
  writeFileSync(at("test-results", "last-run.json"), `${JSON.stringify(lastRun, null, 1)}\n`);
  const failed = tests.filter((test) => !test.ok);
  list("Failed", failed);
  list(
    "Flaky (failed first, passed a second time by itself; --strict forgives none)",
    tests.filter((test) => test.isFlaky),
  );
  if (tests.length === 0) console.log("\nNo test matches.");
  console.log(`\n${tests.length - failed.length} passed, ${failed.length} failed`);
  return failed.length > 0 || tests.length === 0 ? 1 : 0;
}

function list(heading, tests) {
  if (tests.length > 0) console.log(`\n${heading}:`);
  for (const { file, title, message, trace } of tests) {
    const lines = stripVTControlCharacters(message).trim().split("\n").slice(0, 12);
    if (trace) lines.push(`Trace: ${relative(root, trace)}`);
    console.log(`\n  ${file}\n  ${title}\n${lines.map((line) => `      ${line}`).join("\n")}`);
  }
}
