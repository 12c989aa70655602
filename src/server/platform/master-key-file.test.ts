import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { masterKeyFileIn, openMasterKeys, writeKeyFile } from "./master-key-file.ts";
import { MasterKeyMissing, newMasterKeyText } from "./sealed/master-keys.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "hearthline-keys-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const embedded = (folder: string) => ({ masterKey: null, databaseUrl: null, dataDir: folder });

test("the embedded database's first start makes a file that only its owner reads, and later ones read it", () => {
  const file = masterKeyFileIn(dataDir);
  const made = openMasterKeys(embedded(dataDir));
  const { id } = made.current();
  // Not before the start knows that nothing was encrypted with another key.
  expect(existsSync(file)).toBe(false);
  made.keep();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(made.current().id).toBe(id);
  expect(openMasterKeys(embedded(dataDir)).current().id).toBe(id);
});

test("with DATABASE_URL a missing key is an error that says how to make one", () => {
  const databaseUrl = "postgres://owner@db.example.com/hearthline";
  expect(() => openMasterKeys({ masterKey: null, databaseUrl, dataDir })).toThrow(
    /^MASTER_KEY is missing: .*openssl rand -base64 32/,
  );
});

test("a running process finds a key that was added to the file", () => {
  const file = join(dataDir, "another.key");
  const [older, newer] = [newMasterKeyText(), newMasterKeyText()];
  writeKeyFile(file, older);
  const keys = openMasterKeys({ ...embedded(dataDir), masterKey: { file } });
  const first = keys.current().id;
  writeKeyFile(file, `${newer}\n${readFileSync(file, "utf8")}`);
  const second = keys.current().id;
  expect(second).not.toBe(first);
  expect(keys.find(first).id).toBe(first);
  expect(() => keys.find("0000000000000000")).toThrow(MasterKeyMissing);
});

test("a file without a key is refused", () => {
  const file = join(dataDir, "broken.key");
  writeFileSync(file, "not a key");
  expect(() => openMasterKeys({ ...embedded(dataDir), masterKey: { file } })).toThrow(
    "32 bytes in base64",
  );
});
