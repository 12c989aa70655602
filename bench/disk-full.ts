import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { newId } from "#server/platform/ids.ts";
import { ownerRole } from "#server/platform/postgres/cluster.ts";
import { socketFolder } from "#server/platform/postgres/folders.ts";
import { addPerson, addSession, people, testSecret } from "#test/harness/people.ts";
import { ask } from "./measures/ask.ts";

/**
 * Fills the disk under the embedded PostgreSQL while eight people write notes, then frees it again: one `name=value`
 * per line. The disk is a small tmpfs, mounted where no other process sees it (`unshare`, Linux). Exits with an
 * error when an acknowledged note is lost, an answer took longer than 30 s or was neither 200 nor 503, or writing
 * did not recover.
 */
const inside = "HEARTHLINE_DISK_FULL";
const disk = 400 * 1024 * 1024; // bytes
const left = 2 * 1024 * 1024; // bytes left free for the writers to use up
const fullFor = 30_000; // milliseconds

if (process.env[inside]) await fillDisk(process.env[inside]);
else enter();

/** Restarts this program in its own mount namespace, with the small disk mounted. */
function enter(): void {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-disk-"));
  chmodSync(folder, 0o755);
  const ways = [["--mount"], ["--user", "--map-root-user", "--mount"]];
  const way = ways.find((flags) => spawnSync("unshare", [...flags, "true"]).status === 0);
  if (process.platform !== "linux" || !way) {
    console.error("This needs Linux, and the right to mount a disk in memory (unshare --mount).");
    process.exit(1);
  }
  const mount = `mount -t tmpfs -o size=${disk},mode=0755 hearthline "$0" && exec "$@"`;
  const self = [process.execPath, fileURLToPath(import.meta.url)];
  const { status } = spawnSync("unshare", [...way, "--", "sh", "-c", mount, folder, ...self], {
    stdio: "inherit",
    env: { ...process.env, [inside]: folder },
  });
  rmSync(folder, { recursive: true, force: true });
  process.exit(status ?? 1);
}

async function fillDisk(folder: string): Promise<void> {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { mode: 0o755 });
  const server = supervise(dataDir);
  process.once("uncaughtExceptionMonitor", server.end);
  await server.ready();
  const client = new pg.Client({
    host: socketFolder(dataDir),
    user: ownerRole,
    database: "hearthline",
  });
  await client.connect();
  const sql = async <Row extends object>(text: string, values?: unknown[]) =>
    (await client.query<Row & Record<string, unknown>>(text, values)).rows;
  const database = { url: "", owner: client, sql, drop: async () => {} };
  const owner = await addPerson(database, people.ana);
  const session = await addSession(database, owner);
  const cookie = `${session.name}=${session.value}`;
  const contact = newId();
  await sql(
    "insert into contacts (user_id, id, type, status, first_name, last_name) values ($1, $2, 'Lead', 'New Lead', 'Lee', 'Okafor')",
    [owner, contact],
  );
  await client.end();

  const acknowledged: string[] = [];
  const answers = new Map<string, number>();
  let slowest = 0;
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const noteId = newId();
      const began = performance.now();
      // Incompressible, so PostgreSQL can't shrink it.
      const text = randomBytes(6_750).toString("base64");
      const answer = await ask("contacts/addNote", { id: contact, noteId, text }, [], {
        port: server.port(),
        cookie,
      });
      slowest = Math.max(slowest, performance.now() - began);
      const name = answer ? String(answer.status) : "none";
      answers.set(name, (answers.get(name) ?? 0) + 1);
      if (answer?.status === 200) acknowledged.push(noteId);
      else await sleep(200);
    }
  };
  const writers = Array.from({ length: 8 }, write);
  await sleep(5_000);
  const before = acknowledged.length;

  const ballast = join(folder, "ballast");
  const { bavail, bsize } = statfsSync(folder);
  execFileSync("fallocate", ["-l", String(Number(bavail) * Number(bsize) - left), ballast]);
  const full = performance.now();
  await sleep(fullFor / 2);
  // Until now only the tables couldn't grow; from here the write-ahead log can't either, and PostgreSQL crashes.
  await newLogFile(dataDir);
  await sleep(fullFor / 2);
  const during = acknowledged.length - before;
  const { bavail: free } = statfsSync(folder);
  rmSync(ballast);
  const freed = performance.now();
  const upTo = acknowledged.length;
  while (acknowledged.length === upTo && performance.now() - freed < 60_000) await sleep(50);
  const recovered = performance.now() - freed;
  await sleep(5_000);
  isOver = true;
  await Promise.all(writers);
  // An unclean crash: what was acknowledged must be on disk.
  await server.kill();
  await server.ready();

  const reader = new pg.Client({
    host: socketFolder(dataDir),
    user: ownerRole,
    database: "hearthline",
  });
  await reader.connect();
  const { rows } = await reader.query<{ id: string }>(
    "select id from contact_events where user_id = $1",
    [owner],
  );
  await reader.end();
  await server.stop();
  const kept = new Set(rows.map(({ id }) => id));
  const lost = acknowledged.filter((id) => !kept.has(id)).length;
  const odd = [...answers.keys()].filter((name) => !["200", "503", "none"].includes(name));
  const figures = {
    disk_megabytes: disk / 2 ** 20,
    free_kilobytes_when_full: Math.round((Number(free) * Number(bsize)) / 1024),
    seconds_full: Math.round((freed - full) / 1000),
    acknowledged_before: before,
    acknowledged_while_full: during,
    acknowledged: acknowledged.length,
    ...Object.fromEntries([...answers].map(([name, count]) => [`answers_${name}`, count])),
    slowest_answer_ms: Math.round(slowest),
    restarts: server.restarts(),
    writes_again_after_ms: Math.round(recovered),
    lost,
  };
  for (const [name, value] of Object.entries(figures)) console.log(`${name}=${value}`);
  const isBroken = lost > 0 || odd.length > 0 || slowest > 30_000 || recovered > 60_000;
  process.exit(isBroken ? 1 : 0);
}

async function newLogFile(dataDir: string): Promise<void> {
  const client = new pg.Client({
    host: socketFolder(dataDir),
    user: ownerRole,
    database: "hearthline",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    for (let files = 0; files < 8; files += 1) {
      await client.query("select pg_logical_emit_message(true, 'full', repeat('x', 1000))");
      await client.query("select pg_switch_wal()");
    }
  } catch {
    // Expected on a full disk.
  } finally {
    await client.end().catch(() => {});
  }
}

/** Runs the server as a service manager does: whenever it exits with 75 or cannot start, it is started again. */
function supervise(dataDir: string) {
  let child: ChildProcess;
  let port = 0;
  let restarts = 0;
  let isStopping = false;
  let isReady = Promise.withResolvers<void>();
  const start = () => {
    child = spawn(process.execPath, ["bin/serve.ts"], {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        DATA_DIR: dataDir,
        AUTH_SECRET: testSecret,
        LOG_LEVEL: "silent",
      },
    });
    createInterface({ input: child.stderr! }).on("line", (line) => {
      if (process.env.DEBUG) console.error(line);
      const ready = line.match(/ready at http:\/\/127\.0\.0\.1:(\d+)/)?.[1];
      if (!ready) return;
      port = Number(ready);
      isReady.resolve();
    });
    child.once("exit", () => {
      if (isStopping) return;
      restarts += 1;
      isReady = Promise.withResolvers();
      setTimeout(start, 500);
    });
  };
  start();
  return {
    ready: () => isReady.promise,
    port: () => port,
    restarts: () => restarts,
    async kill() {
      restarts -= 1;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
    /** If this program itself fails, it still cleans up. */
    end() {
      isStopping = true;
      child.kill("SIGTERM");
    },
    async stop() {
      isStopping = true;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
