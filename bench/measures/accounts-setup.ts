import type { Setup } from "#test/harness/account-attacks.ts";
import { testApp } from "#test/harness/app.ts";
import { startTestCluster } from "#test/harness/cluster.ts";
import { startProvider, type TestProvider } from "#test/harness/provider.ts";

export type AccountsSetup = AsyncDisposable & {
  /** Reached without a proxy, so a client's claims about its address are ignored. */
  direct: Setup;
  /** Behind a trusted proxy that reports client addresses; with identity providers. */
  proxied: Setup;
  provider: TestProvider;
};

/** Two products with their default limits, on their own PostgreSQL. */
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
