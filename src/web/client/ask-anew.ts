import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Asks again for what changed. A first answer that is on its way is not called off, and may be older than the change:
 * then it is asked for once more when it is there.
 */
export async function askAnew(client: QueryClient, filters: QueryFilters = {}): Promise<void> {
  const isFirst = client.isFetching({
    ...filters,
    predicate: ({ state }) => state.data === undefined,
  });
  await client.invalidateQueries(filters);
  if (isFirst > 0) await client.invalidateQueries(filters);
}
