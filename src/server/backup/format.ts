import { createHash } from "node:crypto";
import * as z from "zod";
import { LoggableError } from "#server/platform/loggable-error.ts";

/** A backup that can't be written, read or restored, with a reason for people. */
export class BackupRefused extends LoggableError {
  override name = "BackupRefused";
}

/** The first bytes of every backup: the header, filled up with spaces. The data follows, compressed. */
export const headerBytes = 128 * 1024;

const firstLine = "HEARTHLINE BACKUP\n";
/** Raised by a change after which an older release can't read the file. */
const formatVersion = 1;

const whole = z.number().int().nonnegative();
const named = { schema: z.string(), name: z.string() };
const tableSchema = z.object({
  ...named,
  columns: z.array(z.string()),
  rows: whole,
  /** The bytes of its part of the data, uncompressed. */
  bytes: whole,
});
const sequenceSchema = z.object({ ...named, value: z.string(), isCalled: z.boolean() });
const headerSchema = z.object({
  format: z.literal(formatVersion),
  /** When the rows were as they are in the file. */
  takenAt: z.iso.datetime(),
  /** The version of the PostgreSQL they come from. */
  postgres: z.string(),
  lastMigration: z.string(),
  /** All migrations the database had run, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** The version of the job queue's tables. */
  queue: whole,
  /** Whether the installation has a master key, which the file never contains. */
  hasMasterKey: z.boolean(),
  /** In the order of the data. */
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  body: z.object({ compression: z.literal("zstd"), bytes: whole, sha256: z.string() }),
});

/** What a backup says about itself; its data follows. */
export type Header = z.infer<typeof headerSchema>;
export type TablePart = z.infer<typeof tableSchema>;
export type SequencePart = z.infer<typeof sequenceSchema>;

/** The header as the file has it: readable text, its checksum, and spaces up to its fixed length. */
export function encodeHeader(header: Header): Buffer {
  const json = JSON.stringify(header);
  const text = `${firstLine}${json}\n${sha256(json)}\n`;
  if (Buffer.byteLength(text) >= headerBytes)
    throw new Error("The header of a backup is too long.");
  const bytes = Buffer.alloc(headerBytes, " ");
  bytes.write(text);
  bytes.write("\n", headerBytes - 1);
  return bytes;
}

/** Reads a header; throws a `BackupRefused` that says what is wrong with the file. */
export function decodeHeader(bytes: Buffer, file: string): Header {
  if (!bytes.subarray(0, firstLine.length).equals(Buffer.from(firstLine)))
    throw new BackupRefused(`${file} is not a backup of Hearthline.`);
  if (bytes.length < headerBytes) throw damaged(file, "it ends within its header");
  const [, json = "", checksum = "", ...rest] = bytes.toString().split("\n");
  const isWhole = sha256(json) === checksum && rest.join("\n").trim() === "";
  if (!isWhole) throw damaged(file, "its header was changed");
  const header: unknown = JSON.parse(json);
  const { format } = z.object({ format: z.number() }).parse(header);
  if (format > formatVersion)
    throw new BackupRefused(
      `${file} was written by a newer release of Hearthline (format ${format}, this one reads ${formatVersion}). Restore it with that release.`,
    );
  return headerSchema.parse(header);
}

export function damaged(file: string, how: string): BackupRefused {
  return new BackupRefused(`${file} is damaged: ${how}. Nothing was restored.`);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
