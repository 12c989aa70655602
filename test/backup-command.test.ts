import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { zstdDecompressSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { headerBytes } from "#server/backup/format.ts";

// The commands, with the embedded PostgreSQL: what a person types, and what is in the folders afterward.

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

const root = fileURLToPath(new URL("..", import.meta.url));
let folder: string;
const at = (name: string) => join(folder, name);
const running = new Set<ChildProcess>();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hearthline-command-"));
});
afterEach(async () => {
  for (const child of running) await end(child);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function launch(program: string[], data: string, stdio: "ignore" | "pipe" = "ignore") {
  const { PATH, HOME, NODE_COMPILE_CACHE = "" } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, PORT: "0", LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, program, {
    cwd: root,
    stdio: ["ignore", stdio, "pipe"],
    env: { ...env, DATA_DIR: at(data), INIT_CWD: folder, BACKUP_EVERY: "never" },
  });
  running.add(child);
  return child;
}

async function run(data: string, ...words: string[]): Promise<{ code: number; said: string }> {
  const child = launch(["bin/backup.ts", ...words], data);
  const [said] = await Promise.all([text(child.stderr!), once(child, "exit")]);
  running.delete(child);
  return { code: child.exitCode!, said };
}

async function start(data: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = launch(["bin/dev.ts"], data);
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr! })) {
    said.push(line);
    const origin = line.match(/ready at (\S+)/)?.[1];
    if (!origin) continue;
    child.stderr!.resume();
    return { child, origin };
  }
  throw new Error(`It did not start:\n${said.join("\n")}`);
}

async function end(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

const account = { email: "ana@agents.test", password: "correct-horse-7" };

async function post(origin: string, path: string, body: object): Promise<Response> {
  return fetch(`${origin}/api/auth/${path}`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

test("a data folder is backed up while Hearthline runs and after, and restored into a new one", async () => {
  const { child, origin } = await start("first");
  expect((await post(origin, "sign-up/email", { ...account, name: "Ana Ruiz" })).status).toBe(200);
  const key = readFileSync(at("first/master.key"), "utf8").trim();
  const live = await run("first", "backup", "live.backup");
  expect(live).toMatchObject({ code: 0, said: expect.stringContaining("Backed up to") });
  expect(live.said).toContain("The master key is not in the backup");
  await end(child);
  const stopped = await run("first", "backup", "stopped.backup");
  expect(stopped, stopped.said).toMatchObject({ code: 0 });
  for (const name of ["live.backup", "stopped.backup"]) {
    const file = readFileSync(at(name));
    const all = file.subarray(0, headerBytes).toString() + unpack(file).toString();
    expect(all).toContain(account.email);
    expect(all).not.toContain(key);
  }

  const again = await run("first", "restore", "live.backup");
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining("holds data already") });
  // Left by a database that was moved away: its number says nothing about this one.
  mkdirSync(at("second"));
  writeFileSync(at("second/sealed-events"), "999999\n");
  const restored = await run("second", "restore", "live.backup");
  expect(restored, restored.said).toMatchObject({ code: 0 });
  expect(existsSync(at("second/sealed-events"))).toBe(false);
  expect(restored.said).toContain("This backup needs the master key");
  expect(restored.said).toContain("emails 1, texts 0");
  expect(existsSync(at("second/restoring"))).toBe(false);
  const parked = await run("second", "parked");
  expect(parked.said).toMatch(/emails +1\n/);
  // A start that made another key could not read what the first one encrypted.
  await expect(start("second")).rejects.toThrow("encrypted with another master key");
  copyFileSync(at("first/master.key"), at("second/master.key"));
  const copy = await start("second");
  // The password is right, but the address is not verified yet.
  const right = await post(copy.origin, "sign-in/email", account);
  const wrong = await post(copy.origin, "sign-in/email", { ...account, password: "another-one-8" });
  expect([right.status, wrong.status]).toEqual([403, 401]);

  await end(copy.child);
  writeFileSync(at("second/sealed-events"), "999999\n");
  const resetting = launch(["bin/db.ts", "reset"], "second");
  const [said] = await Promise.all([text(resetting.stderr!), once(resetting, "exit")]);
  running.delete(resetting);
  expect(said).toContain("Up to date");
  expect(existsSync(at("second/sealed-events"))).toBe(false);
});

test("a damaged file is refused, and leaves no data folder", async () => {
  writeFileSync(at("damaged.backup"), readFileSync(at("live.backup")));
  truncateSync(at("damaged.backup"), headerBytes + 1_000);
  const refused = await run("third", "restore", "damaged.backup");
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("is damaged: it has") });
  expect(existsSync(at("third"))).toBe(false);
  const nothing = await run("third", "backup", "of-nothing.backup");
  expect(nothing).toMatchObject({ code: 1, said: expect.stringContaining("There is no data") });
  expect(existsSync(at("third"))).toBe(false);
});

test("a restore that is stopped leaves nothing that a start would take for data", async () => {
  const child = launch(["bin/backup.ts", "restore", "live.backup"], "fourth");
  for await (const line of createInterface({ input: child.stderr! }))
    if (line.includes("migrations of the backup")) break;
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
  running.delete(child);
  expect(child.exitCode).toBe(1);
  expect([existsSync(at("fourth/postgres")), existsSync(at("fourth/restoring"))]).toEqual([
    false,
    false,
  ]);
});

function unpack(file: Buffer): Buffer {
  return zstdDecompressSync(file.subarray(headerBytes));
}
