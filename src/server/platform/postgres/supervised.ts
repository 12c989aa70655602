import { endPostmaster } from "./postmaster.ts";

/** The servers, and what makes their folders, that this process answers for. */
const supervised = new Set<number>();
let isWatching = false;

/** From now on a server (or initdb) does not outlive this process, however it ends (kill -9 alone leaves it to the next start). */
export function supervise(pid: number): void {
  supervised.add(pid);
  if (isWatching) return;
  isWatching = true;
  process.on("exit", () => {
    for (const left of supervised) signal(left);
  });
}

/** It was stopped, or is somebody else's. */
export function release(pid: number): void {
  supervised.delete(pid);
}

/** Stops what is still there, for a process whose start hangs. */
export async function endSupervised(): Promise<void> {
  await Promise.all(
    [...supervised].map((pid) => endPostmaster(pid, { signal: "SIGINT", within: 5_000 })),
  );
}

/** A fast shutdown; the server carries it out without us. */
function signal(pid: number): void {
  try {
    process.kill(pid, "SIGINT");
  } catch {
    // It is gone already.
  }
}
