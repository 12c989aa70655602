import type { ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, rmdirSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { findBinaries } from "./binaries.ts";
import { claimCluster, DataDirInUse, tryConnect } from "./claim.ts";
import { ensureCluster, ownerRole } from "./cluster.ts";
import { prepareFolders, type Folders } from "./folders.ts";
import {
  disarmStaleLocks,
  endPostmaster,
  findLivingPostmaster,
  isAlive,
  readPidFile,
} from "./postmaster.ts";
import { chooseRunAs, type RunAs } from "./run-as.ts";
import { release, supervise } from "./supervised.ts";

/** `durable: false` trades crash safety for speed, for tests only. */
export type PostgresOptions = {
  dataDir: string;
  durable: boolean;
  log?: (line: string) => void;
  /** Created when missing. */
  database?: string;
  /** More server settings, e.g. { max_connections: "200" }. */
  settings?: Record<string, string>;
  /** Environment variables of its programs: tests set another clock. */
  env?: Record<string, string>;
};

/** A running embedded PostgreSQL. `exited` resolves when it ends, expectedly or not. */
export type Postgres = {
  /** The driver's `host`. */
  socketDir: string;
  port: number;
  user: string;
  database: string;
  pid: number;
  /** Whether a server that outlived its last supervisor was taken over. */
  adopted: boolean;
  logFile: string;
  exited: Promise<void>;
  /** Always finishes and stops the server; when `late` aborts, each graceful step gets less time. */
  stop(late?: AbortSignal): Promise<void>;
};

type Server = { pid: number; sockets: string; adopted: boolean; exited: Promise<void> };

/** How long backends may hold the shared memory after their postmaster was killed, in milliseconds. */
const patience = 30_000;

/**
 * Starts the embedded PostgreSQL on the data folder, or takes over one that outlived a crash. It listens only on a Unix
 * socket in a private folder.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { durable, log = () => {}, database = "hearthline" } = options;
  const runAs = chooseRunAs(await findBinaries(), { env: options.env });
  const folders = prepareFolders(options.dataDir, runAs.owner);
  await ensureCluster(folders, { runAs, durable });

  const server = await adoptOrSpawn(folders, { runAs, args: serverArguments(options) });
  const claim = await claimCluster(server.sockets, folders.dataDir).catch((error: unknown) => {
    // Another process has taken it over and is responsible for it now.
    if (error instanceof DataDirInUse) release(server.pid);
    throw error;
  });
  supervise(server.pid);
  if (server.adopted) log(`Took over the PostgreSQL still running as process ${server.pid}.`);
  await ensureDatabase(server.sockets, database);

  const stopped = Promise.withResolvers<void>();
  let stopping: Promise<void> | undefined;
  return {
    socketDir: server.sockets,
    port: 5432,
    user: ownerRole,
    database,
    pid: server.pid,
    adopted: server.adopted,
    logFile: folders.logFile,
    exited: Promise.race([server.exited, stopped.promise]),
    stop(late) {
      stopping ??= (async () => {
        // A server that does not respond does not confirm the end either.
        await Promise.race([claim.release(), sleep(500)]);
        if (await stopServer(server.pid, { log, late })) release(server.pid);
        removeSockets(server.sockets);
      })();
      void stopping.then(stopped.resolve);
      return stopping;
    },
  };
}

function serverArguments({ durable, settings }: PostgresOptions): string[] {
  const all: Record<string, string> = {
    listen_addresses: "",
    port: "5432",
    unix_socket_permissions: "0700",
    max_connections: "100",
    shared_buffers: "128MB",
    timezone: "UTC",
    log_timezone: "UTC",
    // The DETAIL of an error contains row values, which are personal data and must not be logged.
    log_error_verbosity: "terse",
    ...(durable ? {} : { fsync: "off", full_page_writes: "off", synchronous_commit: "off" }),
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

async function adoptOrSpawn(
  folders: Folders,
  { runAs, args }: { runAs: RunAs; args: string[] },
): Promise<Server> {
  const deadline = performance.now() + patience;
  for (;;) {
    const living = findLivingPostmaster(folders.cluster);
    if (living) {
      const server = await adopt(living.pid, living.sockets);
      if (server) return server;
    } else {
      const outcome = await spawnServer(folders, { runAs, args, deadline });
      if (typeof outcome !== "string") return outcome;
      const mayPass = /shared memory block|lock file ".*" already exists|database system is sh/;
      if (!mayPass.test(outcome)) {
        throw new Error(`PostgreSQL did not start (${folders.logFile}):\n${outcome.trim()}`);
      }
    }
    if (performance.now() > deadline) {
      throw new Error(
        `PostgreSQL on ${folders.cluster} is neither up nor gone after ${patience / 1000} s. See ${folders.logFile}.`,
      );
    }
    await sleep(100);
  }
}

/** Null for a server that is just starting or stopping: the caller tries again. */
async function adopt(pid: number, sockets: string): Promise<Server | null> {
  const client = await tryConnect(sockets, "postgres");
  if (!client) return null;
  await client.end();
  return { pid, sockets, adopted: true, exited: untilGone(pid) };
}

/** Starts a server and waits until it responds. If it ends instead, returns its log. */
async function spawnServer(
  folders: Folders,
  { runAs, args, deadline }: { runAs: RunAs; args: string[]; deadline: number },
): Promise<Server | string> {
  disarmStaleLocks(folders);
  const { file, size } = openLog(folders.logFile);
  const child = runAs.spawn(
    runAs.binaries.postgres,
    ["-D", folders.cluster, "-k", folders.sockets, ...args],
    ["ignore", file, file],
  );
  closeSync(file);
  if (child.pid) supervise(child.pid);
  const exited = untilExit(child);
  let isGone = false;
  void exited.then(() => (isGone = true));
  while (!isGone && performance.now() < deadline) {
    // An older server's pid file also says "ready", so the child's own pid is compared.
    const pidFile = readPidFile(folders.cluster);
    if (child.pid && pidFile?.pid === child.pid && pidFile.isReady) {
      const client = await tryConnect(folders.sockets, "postgres");
      await client?.end();
      if (client) {
        child.unref();
        return { pid: child.pid, sockets: folders.sockets, adopted: false, exited };
      }
    }
    await sleep(5);
  }
  if (!isGone && child.pid) await endPostmaster(child.pid, { signal: "SIGQUIT", within: 5_000 });
  if (child.pid) release(child.pid);
  return readFileSync(folders.logFile, "utf8").slice(size);
}

function openLog(path: string): { file: number; size: number } {
  const tenMegabytes = 10 * 1024 * 1024;
  const before = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (before > tenMegabytes) renameSync(path, `${path}.1`);
  const file = openSync(path, "a", 0o600);
  return { file, size: before > tenMegabytes ? 0 : before };
}

function untilExit(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once("exit", () => done());
    child.once("error", () => done());
  });
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(250, undefined, { ref: false });
}

async function ensureDatabase(sockets: string, name: string): Promise<void> {
  const client = await tryConnect(sockets, "postgres");
  if (!client) throw new Error("PostgreSQL stopped answering right after its start.");
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** A fast shutdown first, which rolls back open sessions and writes a checkpoint; then less graceful ways. */
async function stopServer(
  pid: number,
  { log, late }: { log: (line: string) => void; late?: AbortSignal },
): Promise<boolean> {
  if (await endPostmaster(pid, { signal: "SIGINT", within: 7_000, late })) return true;
  log("PostgreSQL did not stop in time; stopping it at once. It will recover at the next start.");
  return (
    (await endPostmaster(pid, { signal: "SIGQUIT", within: 2_000 })) ||
    endPostmaster(pid, { signal: "SIGKILL", within: 1_000 })
  );
}

/** Removes an empty folder from the temporary folder. */
function removeSockets(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It contains something else or is gone: either way it is left alone.
  }
}
