import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type ClientConfig } from "pg";
import { openAuditKey } from "../audit-state.ts";
import type { OpenedMasterKeys } from "../master-key-file.ts";
import { ensureGroupRoles, ensureLogins, type Logins, sharedSecret } from "../roles.ts";
import { refuseOtherMasterKey, sealOldValues } from "../seal-old-values.ts";
import { checkSchema, refuseNewerDatabase, refuseUnfinishedRestore } from "./check-schema.ts";
import { migrationsFolder } from "./landed.ts";

// Any number that no other program locks in this database: servers that start together migrate one after another.
export const startLock = 7_412_300_001;

export const oldestPostgres = 15;

export type Preparation = {
  masters: Pick<OpenedMasterKeys, "find" | "current" | "keep">;
  needsPassword: boolean;
  say: (line: string) => void;
};
export type Prepared = { logins: Logins; authSecret: string; auditKey: string };

/**
 * Prepares a database: version, roles, migrations, logins; then checks that it is what the code expects. Nothing else
 * uses an administrator's or owner's connection.
 */
export async function prepareDatabase(
  connection: ClientConfig,
  { masters, needsPassword, say }: Preparation,
): Promise<Prepared> {
  return withMigrated(
    connection,
    async (admin) => {
      masters.keep();
      return ensureLogins(admin, needsPassword ? masters : null);
    },
    async (admin, logins) => {
      await checkSchema(admin, { logins, say });
      await sealOldValues(admin, { masters, say });
      return {
        logins,
        authSecret: await sharedSecret(admin, masters, "auth secret"),
        auditKey: await openAuditKey(admin, masters),
      };
    },
    // Before the migrations: with another key, the release that ran until now must still find its database as it was.
    (admin) => refuseOtherMasterKey(admin, masters),
  );
}

/** Runs work on a database that was just migrated, as its owner; `refuse` may throw before anything is migrated. */
export async function withMigrated<Result>(
  connection: ClientConfig,
  addLogins: (admin: Client) => Promise<Logins>,
  work: (admin: Client, logins: Logins) => Promise<Result>,
  refuse: (admin: Client) => Promise<void> = async () => {},
): Promise<Result> {
  return withStartLock(connection, async (admin) => {
    await refuseUnfinishedRestore(admin);
    await refuseNewerDatabase(admin);
    await ensureGroupRoles(admin);
    await refuse(admin);
    await runMigrations(admin);
    return work(admin, await addLogins(admin));
  });
}

/** Runs work as the owner while no other process migrates or restores this database. */
export async function withStartLock<Result>(
  connection: ClientConfig,
  work: (admin: Client) => Promise<Result>,
): Promise<Result> {
  const admin = new Client(connection);
  admin.on("error", () => {});
  await admin.connect();
  try {
    await refuseOldServer(admin);
    await admin.query("select pg_advisory_lock($1)", [startLock]);
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Runs the migrations that a database has not run yet; of these alone, if some are named. */
export async function runMigrations(admin: Client, only?: string[]): Promise<void> {
  if (!only) {
    await migrate(drizzle({ client: admin }), { migrationsFolder });
    return;
  }
  const some = mkdtempSync(join(tmpdir(), "hearthline-migrations-"));
  try {
    for (const name of only)
      cpSync(join(migrationsFolder, name), join(some, name), { recursive: true });
    await migrate(drizzle({ client: admin }), { migrationsFolder: some });
  } finally {
    rmSync(some, { recursive: true, force: true });
  }
}

async function refuseOldServer(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ version: string }>("show server_version_num");
  const major = Math.floor(Number(Object.values(rows[0]!)[0]) / 10_000);
  if (major < oldestPostgres)
    throw new Error(
      `Hearthline needs PostgreSQL ${oldestPostgres} or newer; DATABASE_URL is version ${major}.`,
    );
}
