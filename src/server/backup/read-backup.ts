import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createZstdDecompress } from "node:zlib";
import { readMigrations } from "#server/platform/schema/landed.ts";
import { BackupRefused, damaged, decodeHeader, type Header, headerBytes } from "./format.ts";

/**
 * Reads a whole backup and compares it with its checksum; returns its header. Throws a `BackupRefused` for a file that
 * is damaged, cut off, or of a newer release.
 */
export async function checkBackup(file: string): Promise<Header> {
  const { header, size } = await readHeader(file);
  const expected = headerBytes + header.body.bytes;
  if (size < expected) throw damaged(file, `it has ${size} of ${expected} bytes`);
  if (size > expected) throw damaged(file, `it has ${size - expected} bytes too many`);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file, { start: headerBytes }))
    hash.update(chunk as Buffer);
  if (hash.digest("hex") !== header.body.sha256)
    throw damaged(file, "its data does not match its checksum");
  refuseNewer(file, header);
  return header;
}

async function readHeader(file: string): Promise<{ header: Header; size: number }> {
  const handle = await open(file, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new BackupRefused(`There is no file ${file}.`);
    throw error;
  });
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return { header: decodeHeader(buffer.subarray(0, bytesRead), file), size };
  } finally {
    await handle.close();
  }
}

function refuseNewer(file: string, { migrations }: Header): void {
  const known = new Set(readMigrations().map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupRefused(
      `${file} is from a newer release of Hearthline than this one. Restore it with that release. ` +
        `Migrations that are not part of this release: ${unknown.join(", ")}.`,
    );
}

/** The uncompressed data of a backup, to be taken piece by piece in its order. */
export function openData(file: string) {
  const source = createReadStream(file, { start: headerBytes });
  const data = createZstdDecompress();
  source.on("error", (error) => data.destroy(error));
  source.pipe(data);
  const chunks = data[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  /** The next bytes, as many as asked for. */
  async function* take(count: number): AsyncGenerator<Buffer> {
    let missing = count;
    while (missing > 0) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done) throw damaged(file, "its data ends too early");
        rest = next.value;
      }
      const piece = rest.subarray(0, missing);
      rest = rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }
  return {
    take,
    /** The next bytes as text. */
    async text(count: number): Promise<string> {
      const pieces: Buffer[] = [];
      for await (const piece of take(count)) pieces.push(piece);
      return Buffer.concat(pieces).toString();
    },
    close() {
      source.destroy();
      data.destroy();
    },
  };
}
