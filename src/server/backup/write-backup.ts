import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import { Client, type ClientConfig, escapeLiteral } from "pg";
import { to as copyTo } from "pg-copy-streams";
import {
  refuseNewerDatabase,
  refuseUnfinishedRestore,
} from "#server/platform/schema/check-schema.ts";
import { startLock } from "#server/platform/schema/migrate.ts";
import { BackupRefused, encodeHeader, type Header, headerBytes } from "./format.ts";
import {
  columnsOf,
  copyOut,
  listTables,
  nameOf,
  patience,
  plainValues,
  readHistory,
  readSequences,
  refuseLimitedReader,
} from "./source-tables.ts";

export type BackupOptions = {
  file: string;
  hasMasterKey: boolean;
  /** Hears how far it is, every few seconds. */
  say?: (line: string) => void;
  /** Gives up, and leaves no file. */
  signal?: AbortSignal;
};

/** What ends each table's part, as in a script for psql. */
const endOfTable = "\\.\n\n";
const sayEvery = 3_000; // milliseconds

/**
 * Copies a database into one file, as it was at one moment, while people go on writing. Never migrates it. The file has
 * its name only when it is complete and on disk.
 */
export async function writeBackup(owner: ClientConfig, options: BackupOptions): Promise<Header> {
  const { file } = options;
  if (existsSync(file)) throw new BackupRefused(`${file} exists already. Choose another name.`);
  const client = new Client({ ...owner, application_name: "hearthline backup" });
  client.on("error", () => {});
  await client.connect();
  const part = `${file}.${process.pid}.part`;
  try {
    await client.query(patience);
    await refuseLimitedReader(client);
    await refuseUnfinishedRestore(client);
    await refuseNewerDatabase(client);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const header = await writePart(client, part, options);
    await rename(part, file);
    await syncFolder(dirname(file));
    return header;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    // After a copy that was given up, the connection would wait for the rest of it.
    if (options.signal?.aborted) client.connection.stream.destroy();
    await client.end().catch(() => {});
  }
}

async function writePart(client: Client, part: string, options: BackupOptions): Promise<Header> {
  const handle = await open(part, "wx", 0o600);
  try {
    // Not beside a migration: rows that it moves would be missing from an older snapshot. A start waits for this.
    await client.query("set lock_timeout = '60s'");
    await client.query("select pg_advisory_lock_shared($1)", [startLock]);
    await client.query(`begin isolation level repeatable read read only; ${plainValues}`);
    const { rows } = await client.query<{ takenAt: Date; postgres: string }>(
      `select now() as "takenAt", current_setting('server_version') as postgres`,
    );
    const { takenAt, postgres } = rows[0]!;
    const history = await readHistory(client);
    const parts: Parts = { tables: [], sequences: [] };
    const hash = createHash("sha256");
    let bytes = 0;
    await pipeline(
      Readable.from(readData(client, parts, options), { objectMode: false }),
      createZstdCompress(),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          hash.update(chunk);
          bytes += await writeAll(handle, chunk, headerBytes + bytes);
        }
      },
      { signal: options.signal },
    );
    await client.query("commit");
    const header: Header = {
      format: 1,
      takenAt: takenAt.toISOString(),
      postgres,
      lastMigration: history.migrations.at(-1)!,
      ...history,
      hasMasterKey: options.hasMasterKey,
      ...parts,
      body: { compression: "zstd", bytes, sha256: hash.digest("hex") },
    };
    await writeAll(handle, encodeHeader(header), 0);
    await handle.sync();
    return header;
  } finally {
    await handle.close();
  }
}

type Parts = Pick<Header, "tables" | "sequences">;

/** All tables as text, each as psql would read it; `parts` gets what was read. */
async function* readData(
  client: Client,
  { tables, sequences }: Parts,
  { say = () => {} }: BackupOptions,
): AsyncGenerator<Buffer> {
  const all = await listTables(client);
  // Whoever changes a table by hand waits for the end of the backup, as with pg_dump.
  await client.query(
    `set local lock_timeout = '60s'; lock table ${all.map(nameOf).join(", ")} in access share mode`,
  );
  let said = performance.now();
  let total = 0;
  for (const table of all) {
    const beginning = Buffer.from(`COPY ${nameOf(table)} (${columnsOf(table)}) FROM stdin;\n`);
    let bytes = beginning.length;
    yield beginning;
    const rows = client.query(copyTo(copyOut(table)));
    for await (const chunk of rows as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield chunk;
      if (performance.now() - said < sayEvery) continue;
      said = performance.now();
      say(`${tables.length} of ${all.length} tables, ${megabytes(total + bytes)}`);
    }
    yield Buffer.from(endOfTable);
    // The count comes with the end of the copy, which is read by the next query at the latest.
    await client.query("select 1");
    bytes += endOfTable.length;
    total += bytes;
    tables.push({ ...table, rows: rows.rowCount, bytes });
  }
  sequences.push(...(await readSequences(client)));
  // For psql alone; a restore takes them from the header.
  for (const sequence of sequences) {
    const { value, isCalled } = sequence;
    yield Buffer.from(
      `SELECT pg_catalog.setval(${escapeLiteral(nameOf(sequence))}, ${value}, ${isCalled});\n`,
    );
  }
}

/** Writes all of it, even where the system takes less at a time; returns how many bytes it was. */
async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<number> {
  let written = 0;
  while (written < bytes.length)
    written += (await handle.write(bytes, written, bytes.length - written, position + written))
      .bytesWritten;
  return written;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A new name in a folder survives a power failure only when the folder was written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
