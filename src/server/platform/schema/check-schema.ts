import type { Client } from "pg";
import type { Logins } from "../roles.ts";
import { compareFacts, type Difference } from "./compare.ts";
import { type Expected, readExpected } from "./expected.ts";
import { factsOf } from "./facts.ts";
import { readMigrations } from "./landed.ts";
import { readCatalog } from "./read-catalog.ts";

/** The most differences that a refused start lists. */
const mostListed = 40;

/** A schema that a database has while a backup is restored into it. */
export const restoringSchema = "hearthline_restoring";

/** Throws if a restore into this database was interrupted, because rows are missing then. */
export async function refuseUnfinishedRestore(admin: Client): Promise<void> {
  const { rowCount } = await admin.query("select from pg_namespace where nspname = $1", [
    restoringSchema,
  ]);
  if (rowCount)
    throw new Error(
      "A restore into this database was interrupted, so it is incomplete. Drop the database, create it again and repeat the restore.",
    );
}

/** Throws if the database has run migrations that this release does not have. */
export async function refuseNewerDatabase(admin: Client): Promise<void> {
  const journal = "drizzle.__drizzle_migrations";
  const { rows: exists } = await admin.query<{ is: boolean }>(
    "select to_regclass($1) is not null as is",
    [journal],
  );
  if (!exists[0]!.is) return;
  const { rows } = await admin.query<{ name: string }>(
    `select name from ${journal} where name <> all ($1) order by name`,
    [readMigrations().map(({ name }) => name)],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(", ");
  throw new Error(
    "This database was made by a newer release of Hearthline than this one, which could damage what it does not know. " +
      "Start that release again, or restore a backup from before it ran. Nothing was changed. " +
      `Migrations that are not part of this release: ${names}.`,
  );
}

/**
 * Throws if the migrated database is not what the code expects, and lists the differences: a missing policy or an extra
 * right would reveal rows, a missing function would fail requests. Harmless differences are logged
 * (docs/decisions/043).
 */
export async function checkSchema(
  admin: Client,
  { logins, say }: { logins: Logins; say: (line: string) => void },
): Promise<void> {
  const expected = readExpected();
  const differences = await findDifferences(admin, { expected, logins });
  const grave = differences.filter(({ isGrave }) => isGrave);
  const remarks = expected.isCurrent ? differences.filter(({ isGrave }) => !isGrave) : differences;
  if (!expected.isCurrent && differences.length > 0)
    say(
      "The database is compared with platform/schema/expected.txt, which is older than the migrations. Run: npm run db:schema",
    );
  for (const { text } of remarks) say(`The database is not quite as expected: ${text}`);
  if (expected.isCurrent && grave.length > 0)
    throw new Error(
      [
        "Hearthline does not start, because the database is not as its migrations leave it:",
        ...grave.slice(0, mostListed).map(({ text }) => `  - ${text}`),
        ...(grave.length > mostListed ? [`  and ${grave.length - mostListed} more`] : []),
        "It was changed by hand, or a backup was restored without owners or rights. Make each of " +
          "these as docs/schema.sql shows it, or restore a backup, and start again.",
      ].join("\n"),
    );
}

async function findDifferences(
  admin: Client,
  { expected: { facts, major }, logins }: { expected: Expected; logins: Logins },
): Promise<Difference[]> {
  const schemas = [...facts.keys()]
    .filter((name) => name.startsWith("schema "))
    .map((name) => name.slice("schema ".length));
  const catalog = await readCatalog(admin, { logins, schemas });
  return compareFacts(
    { expected: facts, found: factsOf(catalog) },
    { sameMajor: catalog.major === major },
  );
}
