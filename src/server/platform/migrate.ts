import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type ClientConfig } from "pg";
import { ensureGroupRoles, ensureLogins, type Logins, sharedSecret } from "./roles.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

// Any number that no other program uses on this database: two servers that start together migrate one after the other.
const startLock = 7_412_300_001;

export const oldestPostgres = 15;

export type Prepared = { logins: Logins; authSecret: string };

/**
 * Makes a database ready: version, roles, migrations, logins. Needs an administrator's or owner's connection, and is
 * the only thing that ever uses it.
 */
export async function prepareDatabase(
  connection: ClientConfig,
  options: { needsPassword: boolean },
): Promise<Prepared> {
  const admin = new Client(connection);
  admin.on("error", () => {});
  await admin.connect();
  try {
    await refuseOldServer(admin);
    await admin.query("select pg_advisory_lock($1)", [startLock]);
    await ensureGroupRoles(admin);
    await migrate(drizzle({ client: admin }), { migrationsFolder });
    const logins = await ensureLogins(admin, options.needsPassword);
    return { logins, authSecret: await sharedSecret(admin, "auth secret") };
  } finally {
    await admin.end();
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
