import { type TestApp, testApp } from "#test/harness/app.ts";
import { startTestCluster } from "#test/harness/cluster.ts";

/** The product on its own PostgreSQL, with the limits for visitors raised so they don't interfere. */
export async function accessSetupOf(): Promise<TestApp> {
  const cluster = await startTestCluster();
  process.env.HEARTHLINE_TEST_PG = cluster.socketDir;
  const config = {
    bookingFreeTries: 1_000_000,
    bookingsPerAddressAnHour: 1_000_000,
    personLimits: { writesAMinute: 1_000_000, searchesAMinute: 1_000_000, liveChannels: 50 },
  };
  const app = await testApp({ config, hasRealHashes: true });
  return {
    ...app,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await cluster.stop();
    },
  };
}
