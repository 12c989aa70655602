import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Reloads what changed. A running first request is not canceled, and its answer may predate the change, so it is
 * reloaded once more when it finishes.
 */
export async function refresh(client: QueryClient, filters: QueryFilters = {}): Promise<void> {
  const isFirst = client.isFetching({
    ...filters,
    predicate: ({ state }) => state.data === undefined,
  });
  await client.invalidateQueries(filters);
  if (isFirst > 0) await client.invalidateQueries(filters);
}
