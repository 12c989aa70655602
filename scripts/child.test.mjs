import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hearthline-child-"));
const app = join(folder, "app.mjs");
const started = [];

// An app that takes a moment to stop and reports which signals it received.
writeFileSync(
  app,
  `for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
     console.log(signal);
     setTimeout(() => { console.log("stopped"); process.exit(7); }, 300);
   });
   setInterval(() => {}, 1000);
   console.log("up " + process.pid);`,
);

afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** Runs the app below a script as run.mjs does; `said` grows with its output. */
async function startScript() {
  const module = new URL("./child.mjs", import.meta.url).href;
  const script = `import { runApp, stopWithChildren } from ${JSON.stringify(module)};
    stopWithChildren();
    process.exit(await runApp([${JSON.stringify(app)}]));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  const run = { child, said: "", closed: once(child.stdout, "close") };
  child.stdout.on("data", (chunk) => (run.said += chunk));
  await expect.poll(() => run.said, { timeout: 10_000 }).toMatch(/up \d+/);
  return run;
}

test("a repeated signal reaches the app once, and the script exits with the app's code", async () => {
  const run = await startScript();
  const exit = once(run.child, "exit");
  run.child.kill("SIGINT");
  run.child.kill("SIGINT");
  expect(await exit).toEqual([7, null]);
  expect(run.said.match(/SIGINT/g)).toHaveLength(1);
});

test("an app whose script was killed stops cleanly on its own", async () => {
  const run = await startScript();
  run.child.kill("SIGKILL");
  await run.closed;
  expect(run.said).toContain("SIGTERM\nstopped");
  rmSync(folder, { recursive: true, force: true });
});
