import type { Setup } from "#test/harness/account-attacks.ts";
import { testApp } from "#test/harness/app.ts";
import { startTestCluster } from "#test/harness/cluster.ts";
import { startProvider, type TestProvider } from "#test/harness/provider.ts";

export type AccountsSetup = AsyncDisposable & {
  /** Reached without a proxy: what a client says of its address counts for nothing. */
  direct: Setup;
  /** Behind a proxy of ours, which tells who a client is; with accounts elsewhere that open ours. */
  proxied: Setup;
  provider: TestProvider;
};

/** Two products with the limits that they are shipped with, on a PostgreSQL of their own. */
export async function accountsSetup(): Promise<AccountsSetup> {
  const cluster = await startTestCluster();
  process.env.HEARTHLINE_TEST_PG = cluster.socketDir;
  const provider = await startProvider();
  const adminEmail = "admin@hearthline.test";
  const config = { trustedProxies: "127.0.0.1", providers: provider.config, adminEmail };
  const [bare, behind] = [
    await testApp({ hasRealHashes: true }),
    await testApp({ config, hasRealHashes: true }),
  ];
  return {
    direct: { ...bare, adminEmail },
    proxied: { ...behind, adminEmail },
    provider,
    async [Symbol.asyncDispose]() {
      await bare[Symbol.asyncDispose]();
      await behind[Symbol.asyncDispose]();
      await provider.stop();
      await cluster.stop();
    },
  };
}
