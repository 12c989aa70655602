import { notifyManager, QueryClient } from "@tanstack/react-query";
import { isWorthRetrying, waitBeforeRetry } from "./patience.ts";

/** The live channel says when something changed, so data may rest this long (milliseconds). */
const freshFor = 30_000;

// An answer is drawn in the task that brought it; the library's own timer would let frames without it go first.
notifyManager.setScheduler(queueMicrotask);

/**
 * Everything one person has loaded. Each signed-in person gets a new one, so that nothing of one
 * account is ever shown to the next.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // "always": the browser's idea of being offline says nothing about a server on the same machine.
      queries: {
        retry: isWorthRetrying,
        retryDelay: (failures) => waitBeforeRetry(1_000 * 2 ** failures),
        staleTime: freshFor,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
