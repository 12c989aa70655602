import { notifyManager, QueryClient } from "@tanstack/react-query";
import { isWorthRetrying, waitBeforeRetry } from "./patience.ts";

/** Data can stay this long without a reload, in milliseconds, because the live channel reports changes. */
const freshFor = 30_000;

// Render an answer in the task that received it; the library's own timer would allow frames without it.
notifyManager.setScheduler(queueMicrotask);

/**
 * The cache of everything one person has loaded. Each signed-in person gets a new one, so that no account ever sees
 * another account's data.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // "always": the browser's offline state says nothing about a server on the same machine.
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
