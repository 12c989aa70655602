import { ORPCError } from "@orpc/client";
import { retryAfterMs } from "./retry-after.ts";

const firstWaitMs = 200;
/** Longer than this nobody waits without a word: what failed is told, and the person may try again. */
const longestWaitMs = 30_000;
const retriesWithoutAnswer = 2;
const retriesWhileAway = 4;

/** The server said that it is away until then: epoch milliseconds. */
let awayUntil = 0;

/** Notes when a server that is away wants to be asked again; it holds for all questions. */
export function noteAway(response: Response): void {
  if (response.status === 503) awayUntil = Date.now() + retryAfterMs(response);
}

/**
 * Whether to ask again: there was no answer, or the server is away and comes back soon. What it refused once, it refuses
 * twice.
 */
export function isWorthRetrying(failures: number, error: Error): boolean {
  if (error instanceof ORPCError)
    return (
      error.status === 503 && failures < retriesWhileAway && awayUntil - Date.now() <= longestWaitMs
    );
  return failures < retriesWithoutAnswer && error.name !== "AbortError";
}

/** How long to wait before that (milliseconds): `own` or what the server asked for. */
export function waitBeforeRetry(own: number): number {
  return Math.max(own, awayUntil - Date.now());
}

/** Asks for something that may be asked twice, again where there is no answer. */
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
