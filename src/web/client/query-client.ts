import { ORPCError } from "@orpc/client";
import { QueryClient } from "@tanstack/react-query";

const retries = 2;
/** The live channel says when something changed, so data may rest this long (milliseconds). */
const freshFor = 30_000;

/** Only a question that got no answer is asked again: what the server refused once, it refuses twice. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < retries && !(error instanceof ORPCError) && error.name !== "AbortError";
}

/**
 * Everything one person has loaded. Each signed-in person gets a new one, so that nothing of one
 * account is ever shown to the next.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // "always": the browser's idea of being offline says nothing about a server on the same machine.
      queries: { retry: isWorthRetrying, staleTime: freshFor, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
