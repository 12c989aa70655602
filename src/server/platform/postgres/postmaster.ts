import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A running server, as its postmaster.pid describes it. */
export type Postmaster = { pid: number; sockets: string; isReady: boolean };

/** Reads postmaster.pid: pid, data folder, start time, port, socket folder, address, memory key, state. */
export function readPidFile(cluster: string): Postmaster | null {
  const path = join(cluster, "postmaster.pid");
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, "utf8").split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, sockets: lines[4] ?? "", isReady: lines[7]?.trim() === "ready" };
}

/**
 * The server that outlived its supervisor, if any. A pid alone proves nothing: its command line must name our folder.
 */
export function findLivingPostmaster(cluster: string): Postmaster | null {
  const pidFile = readPidFile(cluster);
  return pidFile && servesCluster(pidFile.pid, cluster) ? pidFile : null;
}

/**
 * Disarms leftover lock files whose pid now belongs to another program, which is usual in containers and would keep
 * PostgreSQL from starting. postmaster.pid itself is kept, because its memory key shows the next server whether
 * backends of the old one are still running.
 */
export function disarmStaleLocks({ cluster, sockets }: { cluster: string; sockets: string }): void {
  const pidFile = readPidFile(cluster);
  if (pidFile && isAlive(pidFile.pid) && !servesCluster(pidFile.pid, cluster)) {
    const path = join(cluster, "postmaster.pid");
    const pidOfNobody = 2 ** 30;
    writeFileSync(path, readFileSync(path, "utf8").replace(/^\d+/, String(pidOfNobody)));
  }
  const socketLock = join(sockets, ".s.PGSQL.5432.lock");
  if (!existsSync(socketLock)) return;
  const pid = Number.parseInt(readFileSync(socketLock, "utf8"), 10);
  if (isAlive(pid) && !servesCluster(pid, cluster)) rmSync(socketLock, { force: true });
}

function servesCluster(pid: number, cluster: string): boolean {
  return isAlive(pid) && commandLine(pid).includes(cluster);
}

const leastPatience = 2_000; // milliseconds

/** Signals the server and waits for its end; true if it ended within the time (milliseconds), which `late` shortens. */
export async function endPostmaster(
  pid: number,
  { signal, within, late }: { signal: NodeJS.Signals; within: number; late?: AbortSignal },
): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    return true;
  }
  const began = performance.now();
  while (isAlive(pid)) {
    const most = late?.aborted ? Math.min(within, leastPatience) : within;
    if (performance.now() - began > most) return false;
    await sleep(10);
  }
  return true;
}

/** Whether the process exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).startsWith("Z");
  } catch {
    return false;
  }
}

/** The program's arguments; on macOS one unsplit line, and `includes` works for both. */
function commandLine(pid: number): string[] | string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    if (process.platform === "linux") return [];
  }
  try {
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
