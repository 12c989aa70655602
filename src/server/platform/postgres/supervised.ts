import { endPostmaster } from "./postmaster.ts";

/** The servers of this process, and the programs that create their folders. */
const supervised = new Set<number>();
let isWatching = false;

/** From now on the process stops it at its end, except after kill -9, which the next start handles. */
export function supervise(pid: number): void {
  supervised.add(pid);
  if (isWatching) return;
  isWatching = true;
  process.on("exit", () => {
    for (const left of supervised) signal(left);
  });
}

/** It was stopped, or another process supervises it now. */
export function release(pid: number): void {
  supervised.delete(pid);
}

/** Stops what is left, for a process whose start hangs. */
export async function endSupervised(): Promise<void> {
  await Promise.all(
    [...supervised].map((pid) => endPostmaster(pid, { signal: "SIGINT", within: 5_000 })),
  );
}

/** A fast shutdown, which the server finishes by itself. */
function signal(pid: number): void {
  try {
    process.kill(pid, "SIGINT");
  } catch {
    // It has ended already.
  }
}
