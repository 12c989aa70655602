import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { newClusterFolder } from "#test/harness/cluster.ts";
import { isAlive } from "./postmaster.ts";
import { startPostgres, type Postgres, type PostgresOptions } from "./start-postgres.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo();
});

/** A data folder as the first start leaves it: making one takes longer than everything that is tested here. */
let startedOnce = "";
beforeAll(async () => {
  startedOnce = newClusterFolder();
  const postgres = await startPostgres({ dataDir: startedOnce, durable: false });
  await postgres.stop();
});
afterAll(() => rmSync(startedOnce, { recursive: true, force: true }));

function newDataDir(): string {
  const folder = newClusterFolder();
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  // With owners and modes: PostgreSQL may run as another user.
  execFileSync("cp", ["-a", `${startedOnce}/.`, folder]);
  return folder;
}

async function start(options: Partial<PostgresOptions> & { dataDir: string }): Promise<Postgres> {
  const postgres = await startPostgres({ durable: false, ...options });
  cleanUp.push(() => postgres.stop());
  return postgres;
}

async function query(postgres: Postgres, sql: string): Promise<unknown[]> {
  const { socketDir: host, port, user, database } = postgres;
  const client = new pg.Client({ host, port, user, database });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a cluster in a program of its own and kills that program without warning. */
async function startAndKill(dataDir: string): Promise<number> {
  const module = new URL("./start-postgres.ts", import.meta.url).href;
  const program = `
    const { startPostgres } = await import(${JSON.stringify(module)});
    const { pid } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log(pid);
    process.stdin.on("end", () => process.exit()).resume();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) {
    child.kill("SIGKILL");
    await new Promise((done) => child.once("exit", done));
    return Number(line);
  }
  throw new Error("The program ended before its PostgreSQL was up.");
}

test("what was written is there after a stop and another start", async () => {
  const dataDir = newDataDir();
  const first = await start({ dataDir });
  expect(first.adopted).toBe(false);
  await query(first, "create table note (text text)");
  await query(first, "insert into note values ('Zoë Ünal')");
  await first.stop();
  await first.exited;
  expect(isAlive(first.pid)).toBe(false);

  const second = await start({ dataDir });
  expect(await query(second, "select text from note")).toEqual([{ text: "Zoë Ünal" }]);
});

test("the server uses UTF-8 with its own collation and listens only on a private socket", async () => {
  const postgres = await start({ dataDir: newDataDir() });
  expect(
    await query(
      postgres,
      `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
        current_setting('listen_addresses') as addresses, current_setting('TimeZone') as zone
      from pg_database where datname = current_database()`,
    ),
  ).toEqual([{ encoding: "UTF8", provider: "b", locale: "C.UTF-8", addresses: "", zone: "UTC" }]);
  expect(statSync(postgres.socketDir).mode & 0o777).toBe(0o700);
});

test("a server that outlived its killed supervisor is taken over with its data", async () => {
  const dataDir = newDataDir();
  const pid = await startAndKill(dataDir);
  expect(isAlive(pid)).toBe(true);

  const postgres = await start({ dataDir });
  expect(postgres.adopted).toBe(true);
  expect(postgres.pid).toBe(pid);
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
});

test("a killed server is started again while its last backends are still running", async () => {
  const dataDir = newDataDir();
  const pid = await startAndKill(dataDir);
  process.kill(pid, "SIGKILL");
  const postgres = await start({ dataDir });
  expect(postgres.adopted).toBe(false);
  expect(await query(postgres, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a pid file whose pid now belongs to another program does not block the start", async () => {
  const dataDir = newDataDir();
  const first = await start({ dataDir });
  const pidFile = join(dataDir, "postgres", "postmaster.pid");
  const socketLock = join(first.socketDir, ".s.PGSQL.5432.lock");
  const old = [pidFile, socketLock].map((file) => readFileSync(file, "utf8"));
  await first.stop();
  const other = spawn("sleep", ["60"]);
  cleanUp.push(() => other.kill());
  mkdirSync(first.socketDir, { mode: 0o700 });
  writeFileSync(pidFile, old[0]!.replace(/^\d+/, String(other.pid)));
  writeFileSync(socketLock, old[1]!.replace(/^\d+/, String(other.pid)));

  const second = await start({ dataDir });
  expect(second.adopted).toBe(false);
  expect(isAlive(other.pid!)).toBe(true);
});

test("a second supervisor is refused while the first is running, and does it no harm", async () => {
  const dataDir = newDataDir();
  const first = await start({ dataDir });
  await expect(start({ dataDir })).rejects.toMatchObject({ code: "DATA_DIR_IN_USE" });
  expect(await query(first, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("the supervisor keeps its claim when its connection is lost", async () => {
  const dataDir = newDataDir();
  const first = await start({ dataDir });
  const cut = `select pg_terminate_backend(pid) as cut from pg_stat_activity
    where application_name = 'hearthline supervisor'`;
  expect(await query(first, cut)).toEqual([{ cut: true }]);
  const held = "select count(*)::int as held from pg_locks where locktype = 'advisory' and granted";
  await expect.poll(() => query(first, held), { timeout: 10_000 }).toEqual([{ held: 1 }]);
  await expect(start({ dataDir })).rejects.toMatchObject({ code: "DATA_DIR_IN_USE" });
});

test("a path too long for a socket moves the socket to the temp folder", async () => {
  const dataDir = join(newDataDir(), "x".repeat(90));
  const postgres = await start({ dataDir });
  expect(postgres.socketDir.startsWith(dataDir)).toBe(false);
  expect(statSync(postgres.socketDir).mode & 0o777).toBe(0o700);
  expect(await query(postgres, "select 1 as one")).toEqual([{ one: 1 }]);
  await postgres.stop();
  expect(existsSync(postgres.socketDir)).toBe(false);
});

test("data of another major version is refused with instructions", async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, "postgres"), { recursive: true });
  writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "17\n");
  await expect(start({ dataDir })).rejects.toThrow(/written by PostgreSQL 17.*DATA_DIR/);
});

test("a server that dies by itself is reported by `exited`", async () => {
  const postgres = await start({ dataDir: newDataDir() });
  process.kill(postgres.pid, "SIGKILL");
  await postgres.exited;
  expect(isAlive(postgres.pid)).toBe(false);
});
