import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import type { Config } from "#server/platform/config.ts";
import { openSource } from "#server/platform/database-source.ts";
import { masterKeyFileIn } from "#server/platform/master-key-file.ts";
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

/** Whether the data is encrypted with a master key, which no backup contains. */
export function hasMasterKey({
  masterKey,
  dataDir,
}: Pick<Config, "masterKey" | "dataDir">): boolean {
  return masterKey !== null || existsSync(masterKeyFileIn(dataDir));
}
