import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { backUp, backupFolder } from "#test/harness/backups.ts";
import { createTestDatabase } from "#test/harness/database.ts";
import { type Header, headerBytes } from "./format.ts";
import { checkBackup } from "./read-backup.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

using files = backupFolder();
let whole: Buffer;
let header: Header;
beforeAll(async () => {
  const database = await createTestDatabase();
  await database.sql(
    "insert into guard.attempts select 'n' || random(), now(), 1 from generate_series(1, 20000)",
  );
  header = await backUp(database, files.at("whole"));
  whole = readFileSync(files.at("whole"));
  await database.drop();
});
afterAll(() => files[Symbol.dispose]());

function refusalOf(bytes: Buffer): Promise<string> {
  writeFileSync(files.at("changed"), bytes);
  return checkBackup(files.at("changed")).then(
    () => "accepted",
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

/** The file with another header, whose checksum is right. */
function withHeader(change: object): Buffer {
  const json = JSON.stringify({ ...header, ...change });
  const sum = createHash("sha256").update(json).digest("hex");
  const bytes = Buffer.from(whole);
  bytes.fill(" ", 0, headerBytes - 1);
  bytes.write(`HEARTHLINE BACKUP\n${json}\n${sum}\n`);
  return bytes;
}

describe("a file is refused before anything is touched", () => {
  test("unless it is whole", async () => {
    expect(statSync(files.at("whole")).size).toBe(headerBytes + header.body.bytes);
    expect(await checkBackup(files.at("whole"))).toEqual(header);
    expect(await refusalOf(withHeader({}))).toBe("accepted");
  });

  test.each([0, 5, 17, 18, 400, headerBytes - 1, headerBytes, headerBytes + 1, -1000, -1])(
    "when it ends at byte %i",
    async (end) => {
      const message = await refusalOf(whole.subarray(0, end));
      expect(message).toMatch(/^BackupRefused: .* is (?:damaged|not a backup)/);
    },
  );

  test("when a single byte was changed, wherever it is", async () => {
    const places = [0, 20, 300, 5_000, headerBytes - 2, headerBytes, headerBytes + 40];
    for (const place of [
      ...places,
      Math.floor((headerBytes + whole.length) / 2),
      whole.length - 1,
    ]) {
      const bytes = Buffer.from(whole);
      bytes[place]! ^= 1;
      expect(await refusalOf(bytes), String(place)).toMatch(
        /^BackupRefused: .* is (?:damaged|not a backup)/,
      );
    }
  });

  test("when something follows", async () => {
    expect(await refusalOf(Buffer.concat([whole, Buffer.from("x")]))).toContain("1 bytes too many");
  });

  test("of a newer release", async () => {
    expect(await refusalOf(withHeader({ format: 2, somethingNew: true }))).toContain(
      "was written by a newer release of Hearthline (format 2",
    );
    const migrations = [...header.migrations, "20991231000000_flying-cars"];
    expect(await refusalOf(withHeader({ migrations }))).toMatch(
      /newer release.*20991231000000_flying-cars/,
    );
  });

  test("that isn't there, or is something else", async () => {
    await expect(checkBackup(files.at("none"))).rejects.toThrow("There is no file");
    expect(await refusalOf(Buffer.from("%PDF-1.7 ".repeat(40_000)))).toContain(
      "is not a backup of Hearthline",
    );
  });
});
