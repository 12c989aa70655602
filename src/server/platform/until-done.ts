import { setTimeout as sleep } from "node:timers/promises";

/** Tries again with growing waits until it succeeds or is no longer wanted. */
export async function untilDone(stopping: AbortSignal, work: () => Promise<void>): Promise<void> {
  for (let wait = 100; !stopping.aborted; wait = Math.min(wait * 2, 5_000)) {
    try {
      return await work();
    } catch {
      await sleep(wait, undefined, { signal: stopping }).catch(() => {});
    }
  }
}
