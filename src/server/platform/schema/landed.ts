import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of all migrations, one folder each. */
export const migrationsFolder = fileURLToPath(new URL("../../../../migrations", import.meta.url));
/** One line per released migration: its hash and file, as `sha256sum` writes it. */
export const landedFile = fileURLToPath(new URL("landed.sha256", import.meta.url));

/** A migration: its folder's name and the hash of its text, which the migrator's journal keeps too. */
export type Migration = { name: string; hash: string };

export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .sort()
    .map((name) => ({ name, hash: hashOf(readFileSync(join(folder, name, "migration.sql"))) }));
}

/** A hash of all migrations: releases with the same one create the same database. */
export function hashOfAll(migrations: Migration[]): string {
  return hashOf(writeLanded(migrations));
}

/** The list in the file, without the markers of merge conflicts. */
export function readLanded(text: string): Migration[] {
  return [...text.matchAll(/^([0-9a-f]{64}) {2}([^/\n]+)\//gm)].map(([, hash, name]) => ({
    hash: hash!,
    name: name!,
  }));
}

export function writeLanded(migrations: Migration[]): string {
  return migrations.map(({ hash, name }) => `${hash}  ${name}/migration.sql\n`).join("");
}

/** Changes to released migrations, which are never allowed. */
export function findEdited(landed: Migration[], migrations: Migration[]): string[] {
  const found = new Map(migrations.map(({ name, hash }) => [name, hash]));
  return landed
    .filter(({ name, hash }) => found.get(name) !== hash)
    .map(({ name }) =>
      found.has(name)
        ? `migrations/${name} was changed after it had landed. Databases that have run it will never see the change: ` +
          `take it back (git checkout main -- migrations/${name}) and write a new migration (npm run db:new -- NAME). ` +
          "If it never was in main, delete its line in src/server/platform/schema/landed.sha256 and run: npm run db:schema"
        : `migrations/${name} has landed and is gone. Bring it back: git checkout main -- migrations/${name}`,
    );
}

/** Migrations that are not released yet. */
export function findUnlisted(landed: Migration[], migrations: Migration[]): string[] {
  const listed = new Set(landed.map(({ name }) => name));
  return migrations
    .filter(({ name }) => !listed.has(name))
    .map(({ name }) => `migrations/${name} is not listed yet. Run: npm run db:schema`);
}

function hashOf(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("hex");
}
