import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The number of events sealed so far, outside of the database. */
export type KeptCount = {
  read(): number;
  keep(sealed: number): void;
  /** What an operator does after a restore on purpose. */
  remedy: string;
};

/**
 * A file of an installation with an embedded database. With DATABASE_URL no machine is the one that has it, and each
 * process remembers what it has seen.
 */
export function keptCountIn({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | null;
}): KeptCount {
  return databaseUrl ? keptCountInMemory() : keptCountOf(fileIn(dataDir));
}

const fileIn = (dataDir: string) => join(dataDir, "sealed-events");

/** Forgets the number of a database that is replaced on purpose. */
export function forgetKeptCount(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

export function keptCountInMemory(): KeptCount {
  let known = 0;
  return {
    read: () => known,
    keep: (sealed) => void (known = sealed),
    remedy: "restart Hearthline",
  };
}

export function keptCountOf(file: string): KeptCount {
  function read(): number {
    try {
      return Number.parseInt(readFileSync(file, "utf8"), 10) || 0;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
      throw error;
    }
  }
  return {
    read,
    // Replaces the file as a whole, if the number has changed.
    keep(sealed) {
      if (read() === sealed) return;
      mkdirSync(dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}.new`;
      writeFileSync(draft, `${sealed}\n`);
      renameSync(draft, file);
    },
    remedy: `delete ${file}`,
  };
}
