import { join, resolve } from "node:path";
import * as z from "zod";
import { address, setting, whole } from "./setting.ts";

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const everyText = "must be never, or a number of minutes, hours or days from 10m, like 12h or 1d";

/** Environment variables of where data is, and of its backups. */
export const storageKeys = {
  DATA_DIR: setting(z.string().default("./data")),
  DATABASE_URL: setting(
    address(
      ["postgres:", "postgresql:"],
      "postgres://owner:password@db.example.com:5432/hearthline",
    ).optional(),
  ),
  BACKUP_EVERY: setting(
    z
      .string()
      .refine((text) => text === "never" || millisecondsOf(text) >= 10 * units.m, everyText)
      .optional(),
  ),
  BACKUP_KEEP: setting(whole(1, 10_000).default(14)),
  BACKUP_DIR: setting(z.string().optional()),
};

export type StorageConfig = {
  dataDir: string;
  /** The address of a PostgreSQL server; null starts the embedded one. */
  databaseUrl: string | null;
  /** Backups that are written by themselves. */
  backups: {
    /** How many milliseconds after one the next is due; null for never. */
    every: number | null;
    /** How many are kept. */
    keep: number;
    folder: string;
  };
};

type Values = z.infer<z.ZodObject<typeof storageKeys>>;

/** Where data is. The embedded database is backed up daily unless that is switched off. */
export function readStorage(values: Values): StorageConfig {
  const dataDir = resolve(values.DATA_DIR);
  const databaseUrl = values.DATABASE_URL ?? null;
  const every = values.BACKUP_EVERY ?? (databaseUrl ? "never" : "1d");
  return {
    dataDir,
    databaseUrl,
    backups: {
      every: every === "never" ? null : millisecondsOf(every),
      keep: values.BACKUP_KEEP,
      folder: values.BACKUP_DIR ? resolve(values.BACKUP_DIR) : join(dataDir, "backups"),
    },
  };
}

/** A duration like 12h in milliseconds; NaN for anything else. */
function millisecondsOf(text: string): number {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  return count ? Number(count) * units[unit as keyof typeof units] : Number.NaN;
}
