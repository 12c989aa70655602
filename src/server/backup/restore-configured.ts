import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Client, type ClientConfig } from "pg";
import { forgetKeptCount } from "#server/account/audit/kept-count.ts";
import type { Config } from "#server/platform/config.ts";
import { openSource } from "#server/platform/database-source.ts";
import { findLivingPostmaster } from "#server/platform/postgres/postmaster.ts";
import { BackupRefused } from "./format.ts";
import { restoreInto, type Restored, type RestoreOptions } from "./restore.ts";

/** Restores a checked backup into the configured database: an empty one of DATABASE_URL, or a new embedded one. */
export async function restoreConfigured(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  options: RestoreOptions,
): Promise<Restored> {
  if (!config.databaseUrl) return restoreEmbedded(config.dataDir, options);
  return restoreInto(await openSource(config, options.say), options);
}

/**
 * Restores into a cluster of its own, which gets its name only when it is complete: an interrupted restore leaves
 * nothing that a start would take for the data.
 */
async function restoreEmbedded(dataDir: string, options: RestoreOptions): Promise<Restored> {
  const cluster = join(dataDir, "postgres");
  refuseFull(dataDir, cluster);
  const half = join(dataDir, "restoring");
  if (findLivingPostmaster(join(half, "postgres")))
    throw new BackupRefused(`Another restore into ${dataDir} is running.`);
  rmSync(half, { recursive: true, force: true });
  try {
    const source = await openSource({ databaseUrl: null, dataDir: half }, options.say);
    const restored = await restoreInto(source, options)
      .then((done) => writeToDisk(source.admin, done))
      .finally(() => source.stop());
    refuseFull(dataDir, cluster);
    // It counts the events of the database that was here before.
    forgetKeptCount(dataDir);
    renameSync(join(half, "postgres"), cluster);
    return restored;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** A stop has seconds for this; after one that was cut short, the first start would repeat the whole restore. */
async function writeToDisk<Done>(admin: ClientConfig, done: Done): Promise<Done> {
  const client = new Client(admin);
  await client.connect();
  await client.query("checkpoint").finally(() => client.end());
  return done;
}

function refuseFull(dataDir: string, cluster: string): void {
  if (existsSync(cluster) && readdirSync(cluster).length > 0)
    throw new BackupRefused(
      `${dataDir} holds data already. A backup is restored into an empty data folder only: set DATA_DIR to another one, or move ${cluster} away. Nothing was changed.`,
    );
}
