import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { build } from "./build.mjs";
import { isEnding, runApp, stopWithChildren } from "./child.mjs";
import { chooseTests } from "./choose-tests.mjs";
import { prepareChromium } from "./chromium.mjs";
import { at, root } from "./project.mjs";
import { readPlaywright, readVitest } from "./reports.mjs";
import { Plain, step } from "./say.mjs";

const reportOf = (runner) => at("test-results", `${runner}.json`);
const words = process.argv.slice(2).filter((word) => word !== "--");
const files = globSync(
  [
    "src/**/*.test.{ts,tsx}",
    "scripts/**/*.test.mjs",
    "vite/**/*.test.ts",
    "test/**/*.{test,spec}.ts",
  ],
  { cwd: root },
);

stopWithChildren();
try {
  process.exitCode = await runTests(chooseTests(files, words));
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

  const { startTestCluster } = await import("../test/harness/cluster.ts");
  const cluster = await step("Starting PostgreSQL", startTestCluster);
  const env = {
    ...process.env,
    TZ: "Asia/Kathmandu",
    HEARTHLINE_TEST_PG: cluster.socketDir,
  };
  const tests = [];
  try {
    if (chosen.vitest) tests.push(...(await runVitest(chosen, env)));
    if (chosen.playwright && !isEnding()) tests.push(...(await runPlaywright(chosen, env)));
  } finally {
    await cluster.stop();
  }
  return isEnding() ? 1 : conclude(tests);
}

async function runVitest({ vitest, byTitle }, env) {
  const report = reportOf("vitest");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const program = at("node_modules", "vitest", "vitest.mjs");
  const code = await runApp([program, "run", ...reporters, ...vitest], { env });
  return read("vitest", { code, byTitle, parse: readVitest });
}

/** Journeys that measure time come after the others, one at a time (playwright.config.ts). */
async function runPlaywright({ playwright, byTitle }, env) {
  const program = at("node_modules", "@playwright", "test", "cli.js");
  const tests = [];
  for (const project of ["together", "alone"]) {
    if (isEnding()) break;
    const runner = `playwright-${project}`;
    // A chosen file need not have journeys of both kinds.
    const args = ["test", "--project", project, "--pass-with-no-tests", ...playwright];
    const code = await runApp([program, ...args], {
      env: { ...env, PLAYWRIGHT_REPORT: reportOf(runner) },
    });
    tests.push(...read(runner, { code, byTitle, mayBeNone: true, parse: readPlaywright }));
  }
  if (tests.length === 0 && !byTitle) throw new Plain("No journey ran.");
  return tests;
}

/** A runner that crashed, ran nothing or complains about more than its tests counts as one failed test. */
function read(runner, { code, byTitle, mayBeNone = byTitle, parse }) {
  const failed = (message) => ({ title: "(the run itself)", file: runner, ok: false, message });
  const report = reportOf(runner);
  if (!existsSync(report)) return [failed(`It ended with code ${code} and left no report.`)];
  const tests = parse(JSON.parse(readFileSync(report, "utf8")), { root, byTitle });
  if (tests.length === 0 && !mayBeNone) return [failed("It ran no test.")];
  if (code !== 0 && tests.every((test) => test.ok)) {
    return [...tests, failed(`It ended with code ${code} although every test passed: see above.`)];
  }
  return tests;
}

function conclude(tests) {
  const kept = tests.map(({ title, file, ok }) => ({ title, file, ok }));
  const lastRun = { filter: words, tests: kept };
  writeFileSync(at("test-results", "last-run.json"), `${JSON.stringify(lastRun, null, 1)}\n`);
  const failed = tests.filter((test) => !test.ok);
  if (failed.length > 0) console.log("\nFailed:");
  for (const { file, title, message } of failed) {
    const lines = stripVTControlCharacters(message).trim().split("\n").slice(0, 12);
    console.log(`\n  ${file}\n  ${title}\n${lines.map((line) => `      ${line}`).join("\n")}`);
  }
  if (tests.length === 0) console.log("\nNo test matches.");
  console.log(`\n${tests.length - failed.length} passed, ${failed.length} failed`);
  return failed.length > 0 || tests.length === 0 ? 1 : 0;
}
