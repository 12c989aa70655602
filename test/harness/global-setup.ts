import { startTestCluster } from "./cluster.ts";

/** Gives a `vitest` started on its own the PostgreSQL that `npm test` would have started for it. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.HEARTHLINE_TEST_PG) return undefined;
  const cluster = await startTestCluster({ isTest: true });
  process.env.HEARTHLINE_TEST_PG = cluster.socketDir;
  return async () => {
    delete process.env.HEARTHLINE_TEST_PG;
    await cluster.stop();
  };
}
