import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";

/** Everything in a database's tables, as text and as the bytes of its binary columns. */
export type Dump = {
  bytes: Buffer;
  /** Every text value and everything that could be a token in one, without repeats. */
  words: string[];
  /** The files of a cluster: tables, indexes, write-ahead log. */
  filesOf(folder: string): Iterable<Searched>;
  /** How many bytes of files were read so far. */
  fileBytes(): number;
};
export type Searched = { name: string; bytes: Buffer };
/** A value that was planted, in each form in which it could be stored. */
export type Planted = { what: string; forms: string[] };

/** Reads all tables of all schemas, as a superuser, whom no policy holds back. */
export async function readDump(admin: Client): Promise<Dump> {
  const { rows: tables } = await admin.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where relkind in ('r', 'p', 'm') and nspname <> 'information_schema'`,
  );
  const parts: Buffer[] = [];
  const words = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await admin.query<Record<string, unknown>>(`select * from ${name}`);
    for (const row of rows)
      for (const value of Object.values(row)) {
        if (value === null || value === undefined) continue;
        const bytes = Buffer.isBuffer(value)
          ? value
          : Buffer.from(typeof value === "object" ? JSON.stringify(value) : String(value));
        parts.push(bytes, Buffer.from("\n"));
        // Who signs in, and with what, is in other schemas than people's records.
        if (!Buffer.isBuffer(value) && !/^(pg_catalog|public|drizzle)\./.test(name))
          for (const word of wordsOf(bytes.toString())) words.add(word);
      }
  }
  let read = 0;
  return {
    bytes: Buffer.concat(parts),
    words: [...words],
    *filesOf(folder) {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, file);
        if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
        const bytes = readFileSync(path);
        read += bytes.length;
        yield { name: file, bytes };
      }
    },
    fileBytes: () => read,
  };
}

/** The value itself and its parts that have the length of a token. */
function wordsOf(text: string): string[] {
  return [text, ...(text.match(/[\w+/=.-]{16,512}/g) ?? [])];
}

/** Where a planted value is found, in any of its forms. */
export function findPlaintext(planted: Planted[], places: Iterable<Searched>) {
  const found: { what: string; where: string }[] = [];
  for (const { name, bytes } of places)
    for (const { what, forms } of planted)
      if (forms.some((form) => bytes.includes(form))) found.push({ what, where: name });
  return found;
}
