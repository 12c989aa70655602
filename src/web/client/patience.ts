import { ORPCError } from "@orpc/client";
import { retryAfterMs } from "./retry-after.ts";

const firstWaitMs = 200;
/** The longest wait for a retry; beyond it, the error shows and the person can try again. */
const longestWaitMs = 30_000;
const retriesWithoutAnswer = 2;
const retriesWhileAway = 4;

/** The server is unavailable until this time, in epoch milliseconds. */
let awayUntil = 0;

/** Remembers for all requests when an unavailable server asked to be retried. */
export function noteAway(response: Response): void {
  if (response.status === 503) awayUntil = Date.now() + retryAfterMs(response);
}

/** Whether to retry: there was no answer, or the server is unavailable only for a short time. Refusals are final. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  if (error instanceof ORPCError)
    return (
      error.status === 503 && failures < retriesWhileAway && awayUntil - Date.now() <= longestWaitMs
    );
  return failures < retriesWithoutAnswer && error.name !== "AbortError";
}

/** How long to wait before a retry, in milliseconds: `own`, or longer if the server asked for it. */
export function waitBeforeRetry(own: number): number {
  return Math.max(own, awayUntil - Date.now());
}

/** Runs an idempotent request and retries it if there is no answer. */
export async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let failures = 0; ; failures += 1)
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Error) || !isWorthRetrying(failures, error)) throw error;
      const ms = waitBeforeRetry(firstWaitMs * 2 ** failures);
      await new Promise((done) => setTimeout(done, ms));
    }
}
