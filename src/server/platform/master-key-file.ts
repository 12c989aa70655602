import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "./config.ts";
import { type MasterKeys, masterKeysOf, newMasterKeyText } from "./sealed/master-keys.ts";

/** The master keys of a start. */
export type OpenedMasterKeys = MasterKeys & {
  /** Writes a key that was just made to its file. Called before anything is encrypted with it. */
  keep(): void;
  /** The file that has the keys; null for keys from the environment. */
  file: string | null;
};

type Source = Pick<Config, "masterKey" | "databaseUrl" | "dataDir">;

/** The file beside, not inside, the embedded database's folder, so that a copy of that folder has no key. */
export const masterKeyFileIn = (dataDir: string) => join(dataDir, "master.key");

/**
 * The keys of MASTER_KEY, MASTER_KEY_FILE, or the data folder's own file, which the first start of the embedded database
 * makes. With DATABASE_URL nothing is made: a key that one machine invents is missing on the next.
 */
export function openMasterKeys({ masterKey, databaseUrl, dataDir }: Source): OpenedMasterKeys {
  if (masterKey && "text" in masterKey)
    return { ...masterKeysOf(() => masterKey.text), keep() {}, file: null };
  if (!masterKey && databaseUrl)
    throw new Error(
      "MASTER_KEY is missing: with DATABASE_URL, Hearthline needs a key that is not in the database. " +
        "Make one with `openssl rand -base64 32`, keep a copy in a safe place, and set MASTER_KEY or MASTER_KEY_FILE.",
    );
  const file = masterKey?.file ?? masterKeyFileIn(dataDir);
  if (existsSync(file) || masterKey) {
    const read = () => readFileSync(file, "utf8");
    return { ...masterKeysOf(read), keep() {}, file };
  }
  const text = newMasterKeyText();
  let isKept = false;
  return {
    ...masterKeysOf(() => (isKept ? readFileSync(file, "utf8") : text)),
    keep() {
      if (!isKept) writeKeyFile(file, text);
      isKept = true;
    },
    file,
  };
}

/** Replaces the file as a whole, readable by its owner alone, and not before it is on the disk. */
export function writeKeyFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`;
  const open = openSync(draft, "wx", 0o600);
  writeSync(open, `${text.trim()}\n`);
  fsyncSync(open);
  closeSync(open);
  renameSync(draft, file);
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}
