import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { kindsToTryAgain, runJourneys, withSecondTries } from "./journeys.mjs";
import { at, cache, findPinnedNode } from "./project.mjs";

const journey = (id, more) => ({ kind: "together", id, title: id, file: "a.spec.ts", ...more });
const failed = (id, more) => journey(id, { ok: false, trace: "first", message: "why", ...more });
const passed = (id, more) => journey(id, { ok: true, trace: null, message: "", ...more });

const lax = { strict: false };

test("retries only journeys, and only the kinds with failures", () => {
  const unit = { title: "unit", file: "b.test.ts", ok: false };
  expect(kindsToTryAgain([passed("a"), unit], lax)).toEqual([]);
  expect(kindsToTryAgain([passed("a"), failed("b", { kind: "alone" })], lax)).toEqual(["alone"]);
  expect(kindsToTryAgain([failed("a"), unit, failed("b", { kind: "alone" })], lax)).toEqual([
    "together",
    "alone",
  ]);
});

test("retries up to five failures, none of six, and none at all in a strict run", () => {
  const five = ["a", "b", "c", "d", "e"].map((id) => failed(id));
  expect(kindsToTryAgain(five, lax)).toEqual(["together"]);
  expect(kindsToTryAgain([...five, failed("f")], lax)).toEqual([]);
  expect(kindsToTryAgain([...five, failed("f", { kind: "alone" })], lax)).toEqual([]);
  expect(kindsToTryAgain([failed("a")], { strict: true })).toEqual([]);
});

test("a journey that passes alone is flaky and keeps its first trace; one that fails again has failed, with its second", () => {
  const first = [passed("a"), failed("b"), failed("c"), failed("b", { kind: "alone" })];
  const again = [
    passed("b", { trace: "second" }),
    failed("c", { trace: "second" }),
    failed("b", { kind: "alone" }),
  ];
  expect(withSecondTries(first, again)).toEqual([
    passed("a"),
    { ...failed("b"), ok: true, isFlaky: true },
    failed("c", { trace: "second" }),
    failed("b", { kind: "alone" }),
  ]);
});

test("a second try that crashes excuses nothing, and its own complaints count as failures", () => {
  const broken = { title: "(the run itself)", file: "playwright-together-again", ok: false };
  expect(withSecondTries([failed("a")], [broken])).toEqual([failed("a"), broken]);
  expect(withSecondTries([failed("a")], [passed("a"), broken])).toEqual([
    { ...failed("a"), ok: true, isFlaky: true },
    broken,
  ]);
});

// Journeys for the real Playwright that need no browser: the same titles in two files, in a group and on one line.
// Some fail their first try.
const config = `
import { defineConfig } from "@playwright/test";
const at = (name) => new URL(name, import.meta.url).pathname;
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  workers: 2,
  projects: [
    { name: "together", grepInvert: /@soon/, outputDir: at("results/playwright") },
    { name: "alone", grep: /@soon/, workers: 1, outputDir: at("results/playwright-alone") },
  ],
  reporter: [["json", { outputFile: process.env.PLAYWRIGHT_REPORT }]],
  use: { trace: "retain-on-failure" },
});`;

const spec = (file) => `
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { test } from "@playwright/test";
const log = new URL("tries.log", import.meta.url);
const go = (title) => async ({}, info) => {
  const me = "${file} " + title;
  const isAgain = existsSync(log) && readFileSync(log, "utf8").includes(me + "|");
  appendFileSync(log, me + "|" + info.config.workers + "\\n");
  if (me === "b opens 1" && !isAgain) process.exit(3);
  if (me === "a opens 3") throw new Error("broken: " + me);
  if (["a opens 2", "b inside 1", "b soon"].includes(me) && !isAgain) throw new Error("stumbled: " + me);
};
for (const n of [1, 2, 3]) test("opens " + n, go("opens " + n));
test.describe("inside", () => { for (const n of [1, 2]) test("opens " + n, go("inside " + n)); });
test("opens soon @soon", go("soon"));
test("closes", () => { throw new Error("was not asked for"); });`;

test("exactly the failed journeys run again, one at a time, and their traces stay", async () => {
  mkdirSync(cache(), { recursive: true });
  const folder = mkdtempSync(cache("journeys-"));
  const place = (name) => join(folder, name);
  try {
    writeFileSync(place("playwright.config.mjs"), config);
    writeFileSync(place("a.spec.mjs"), spec("a"));
    writeFileSync(place("b.spec.mjs"), spec("b"));
    const run = async (words, { env }) => {
      const ends = ["--import", at("scripts/exit-with-parent.mjs")];
      const child = spawn(findPinnedNode(), [...ends, ...words], { env, stdio: "ignore" });
      return (await once(child, "exit"))[0];
    };
    const tests = await runJourneys(
      { args: ["-g", "opens"], env: process.env, byTitle: true, strict: false },
      { run, folder: place("results"), config: place("playwright.config.mjs") },
    );
    expect(tests).toHaveLength(12);
    const tries = readFileSync(place("tries.log"), "utf8").trim().split("\n");
    expect(tries.slice(12).sort()).toEqual(
      ["a opens 2|1", "a opens 3|1", "b inside 1|1", "b opens 1|1", "b soon|1"].sort(),
    );
    const flaky = tests.filter((one) => one.isFlaky);
    const said = flaky.map(({ title, message }) => [title, message.split("\n")[0]]);
    expect(said.sort()).toEqual([
      ["inside > opens 1", "Error: stumbled: b inside 1"],
      ["opens 1", expect.stringMatching(/worker process exited/)],
      ["opens 2", "Error: stumbled: a opens 2"],
      ["opens soon @soon", "Error: stumbled: b soon"],
    ]);
    expect(tests.filter((one) => !one.ok).map(({ title }) => title)).toEqual(["opens 3"]);
    // A process that exited leaves no trace.
    const traces = flaky.map(({ trace }) => trace).filter(Boolean);
    expect(new Set(traces).size).toBe(3);
    for (const trace of traces) expect(existsSync(trace), trace).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);

test("a whole run in which one kind has no journeys has failed", async () => {
  mkdirSync(cache(), { recursive: true });
  const folder = mkdtempSync(cache("journeys-"));
  // One journey runs together with others, and none runs alone.
  const run = async (words, { env }) => {
    const isAlone = words.includes("alone");
    const spec = {
      id: "a",
      title: "opens",
      file: "a.spec.ts",
      tests: [{ status: "expected", results: [] }],
    };
    writeFileSync(
      env.PLAYWRIGHT_REPORT,
      JSON.stringify({ suites: [{ specs: isAlone ? [] : [spec] }] }),
    );
    return isAlone && !words.includes("--pass-with-no-tests") ? 1 : 0;
  };
  const runOf = (args) =>
    runJourneys({ args, env: {}, byTitle: false, strict: false }, { run, folder });
  try {
    expect((await runOf(["a.spec.ts"])).map(({ ok }) => ok)).toEqual([true]);
    expect((await runOf([])).map(({ ok, file }) => [file, ok])).toEqual([
      [expect.stringMatching(/a.spec.ts$/), true],
      ["playwright-alone", false],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
