import { rmSync } from "node:fs";
import { runTool, ToolFailed } from "./child.mjs";
import { compressFolder } from "./compress.mjs";
import { fingerprint, isStamped, writeStamp } from "./fingerprint.mjs";
import { withLock } from "./lock.mjs";
import { at, findPinnedNode } from "./project.mjs";
import { Plain, step } from "./say.mjs";

const stamp = at("build", ".build-stamp");

/** Everything the pages are built from, below the project's folder, except tests. */
export const inputs = [
  "public",
  "src/web",
  "src/understanding",
  "src/domain",
  "src/contract",
  "vite",
  "index.html",
  "vite.config.ts",
  "tsconfig.base.json",
  "package.json",
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/compress.mjs",
];

/** Builds and precompresses the pages, unless they were built from exactly these files. */
export async function build() {
  const print = fingerprint(inputs);
  if (isStamped(stamp, print)) return;
  await withLock("build", async () => {
    if (isStamped(stamp, print)) return;
    await step("Building the pages", buildPages);
    await step("Writing the service worker", writeServiceWorker);
    await step("Compressing them", () => compressFolder(at("build", "client")));
    writeStamp(stamp, print);
  });
}

async function buildPages() {
  rmSync(stamp, { force: true });
  await runBuilder([at("vite", "write-pages.ts")]);
}

/** The offline page and service worker, which lists all files just built. */
function writeServiceWorker() {
  return runBuilder([at("vite", "service-worker.ts")]);
}

async function runBuilder(args) {
  try {
    await runTool(findPinnedNode(), args, {
      env: { ...process.env, NODE_ENV: "production" },
    });
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error;
    throw new Plain(`The pages could not be built:\n\n${error.output.trim()}`);
  }
}
