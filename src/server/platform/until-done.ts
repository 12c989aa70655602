import { setTimeout as sleep } from "node:timers/promises";

/** Tries again, sooner at first, until it succeeds or nobody wants it any more. */
export async function untilDone(stopping: AbortSignal, work: () => Promise<void>): Promise<void> {
  for (let wait = 100; !stopping.aborted; wait = Math.min(wait * 2, 5_000)) {
    try {
      return await work();
    } catch {
      await sleep(wait, undefined, { signal: stopping }).catch(() => {});
    }
  }
}
