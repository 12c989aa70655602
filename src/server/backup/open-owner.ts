import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import type { Config } from "#server/platform/config.ts";
import { openSource } from "#server/platform/database-source.ts";
import { ownerRole } from "#server/platform/postgres/cluster.ts";
import { findLivingPostmaster } from "#server/platform/postgres/postmaster.ts";
import { BackupRefused } from "./format.ts";

type Where = Pick<Config, "databaseUrl" | "dataDir">;

/**
 * Runs work with the configured database as its owner, without migrating it. Of the embedded one, uses the server that
 * is running, and starts it otherwise.
 */
export async function withOwner<Result>(
  config: Where,
  say: (line: string) => void,
  work: (owner: ClientConfig) => Promise<Result>,
): Promise<Result> {
  const running = config.databaseUrl ? null : findRunning(config.dataDir);
  if (running) return work(running);
  const source = await openSource(config, say);
  try {
    return await work(source.admin);
  } finally {
    await source.stop();
  }
}

function findRunning(dataDir: string): ClientConfig | null {
  if (!existsSync(join(dataDir, "postgres", "PG_VERSION")))
    throw new BackupRefused(`There is no data of Hearthline in ${dataDir}. Set DATA_DIR.`);
  const living = findLivingPostmaster(join(realpathSync(dataDir), "postgres"));
  return living && { host: living.sockets, port: 5432, user: ownerRole, database: "hearthline" };
}

/** The name of the file in the data folder that holds the master key, where there is one. No backup contains it. */
const masterKeyFile = "master.key";

export function hasMasterKeyFile({ dataDir }: Pick<Config, "dataDir">): boolean {
  return existsSync(join(dataDir, masterKeyFile));
}
