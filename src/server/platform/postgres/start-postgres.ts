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

/** What `startPostgres` is told; `durable: false` trades crash safety for speed and is for tests alone. */
export type PostgresOptions = {
  dataDir: string;
  durable: boolean;
  log?: (line: string) => void;
  /** Made when it is missing. */
  database?: string;
  /** Server settings on top of ours, e.g. { max_connections: "200" }. */
  settings?: Record<string, string>;
  /** Variables for its programs: tests may give them another clock. */
  env?: Record<string, string>;
};

/** A running embedded PostgreSQL. `exited` settles when it ends, wanted or not. */
export type Postgres = {
  /** Give this as `host` to the driver. */
  socketDir: string;
  port: number;
  user: string;
  database: string;
  pid: number;
  /** True when a server that outlived its last supervisor was taken over. */
  adopted: boolean;
  logFile: string;
  exited: Promise<void>;
  /** Always ends, and the server with it; each of its kinder ways gets less time once `late` says so. */
  stop(late?: AbortSignal): Promise<void>;
};

type Server = { pid: number; sockets: string; adopted: boolean; exited: Promise<void> };

/** Old backends may hold the memory this long after their postmaster was killed (milliseconds). */
const patience = 30_000;

/**
 * Starts the embedded PostgreSQL on the data folder, or takes over the one that survived a crash of ours.
 * It listens on a Unix socket in a private folder and on nothing else.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { durable, log = () => {}, database = "hearthline" } = options;
  const runAs = chooseRunAs(await findBinaries(), { env: options.env });
  const folders = prepareFolders(options.dataDir, runAs.owner);
  await ensureCluster(folders, { runAs, durable });

  const server = await adoptOrSpawn(folders, { runAs, args: serverArguments(options) });
  const claim = await claimCluster(server.sockets, folders.dataDir).catch((error: unknown) => {
    // Another program took it over in the meantime, and answers for it now.
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
        // A server that does not answer does not take leave either.
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
    // The DETAIL of an error quotes row values: personal data, which has no place in a log.
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

/** A server that is just starting or stopping does not answer: null, and the caller looks again. */
async function adopt(pid: number, sockets: string): Promise<Server | null> {
  const client = await tryConnect(sockets, "postgres");
  if (!client) return null;
  await client.end();
  return { pid, sockets, adopted: true, exited: untilGone(pid) };
}

/** Starts a server and waits until it answers. What it wrote to its log is returned when it ended instead. */
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
    // A pid file left by an older server also says "ready": it counts only with the child's own pid.
    const told = readPidFile(folders.cluster);
    if (child.pid && told?.pid === child.pid && told.isReady) {
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

/** Fast shutdown first: open sessions are rolled back and a checkpoint is written. Then ever less kindly. */
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

/** An empty folder is not left behind in the temp folder; the next start makes it again. */
function removeSockets(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It holds something else, or is gone already: either way it is not ours to clear.
  }
}
