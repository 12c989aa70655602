import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { headerBytes } from "#server/backup/format.ts";
import { listBackups, scheduleBackups } from "#server/backup/schedule.ts";
import { newId } from "#server/platform/ids.ts";
import { createLog } from "#server/platform/log.ts";
import type { SignedIn, TestApp } from "#test/harness/app.ts";
import { fillAccount } from "#test/harness/attempts.ts";
import { people } from "#test/harness/people.ts";
import { findPlaintext, type Planted, readDump } from "./trust-dump.ts";
import type { TrustSetup } from "./trust-setup.ts";

const day = 24 * 60 * 60 * 1000;
const keep = 3;

/**
 * Deletes an account that has planted values in every table, and searches all tables of all schemas for them; then the
 * scheduled backups, until the last one from before the deletion has been replaced.
 */
export async function deletionFigures(setup: TrustSetup): Promise<Record<string, number>> {
  const { admin, sql } = setup;
  const tail = randomBytes(8).toString("hex").replaceAll(/\d/g, "q");
  const person = {
    ...people.ana,
    fullName: `Dora Named${tail}`,
    email: `dora.${tail}@agents.test`,
  };
  const { api, id } = await setup.signIn(person);
  const app = { sql } as TestApp;
  const dora = { api, id, email: person.email } as unknown as SignedIn;
  const secret = `Gone${tail}`;
  await fillAccount(app, dora, { secret, sender: setup.officer as unknown as SignedIn });
  const phone = `+1718555${String(Date.now()).slice(-4)}`;
  await sql(
    `update account."user" set phone_number = $2, phone_number_verified = true where id = $1`,
    [id, phone],
  );
  const client = `client.${tail}@x.test`;
  const inThreeDays = new Date(Date.now() + 3 * day).toISOString().slice(0, 10);
  await api.appointments.add({
    id: newId(),
    event: {
      type: "Appointment",
      title: "Visit",
      clientName: "Client",
      clientEmail: client,
      day: inThreeDays,
      time: "09:00",
      timeZone: "UTC",
      durationMinutes: 30,
      tellsClient: true,
    },
  });
  await setup.drain();
  const planted: Planted[] = [
    { what: "what was entered", forms: [secret] },
    { what: "an address that was entered", forms: [`${secret.toLowerCase()}@x.test`] },
    { what: "the account's address", forms: [person.email] },
    { what: "the account's phone", forms: [phone] },
    { what: "a client's address in an outbox", forms: [client] },
  ];
  const search = async () =>
    findPlaintext(planted, [{ name: "the dump", bytes: (await readDump(admin)).bytes }]);

  const folder = mkdtempSync(join(tmpdir(), "hearthline-trust-backups-"));
  let now = Date.now();
  const backUp = async () => {
    const schedule = scheduleBackups({
      settings: { every: day, keep, folder },
      owner: setup.owner,
      hasMasterKey: () => true,
      log: createLog("error"),
      now: () => new Date(now),
    });
    await schedule.tasks["back-up"]!({}, new AbortController().signal);
    now += day;
  };
  const searchBackups = async () => {
    const files = (await listBackups(folder)).map(({ name }) => name);
    return findPlaintext(
      planted,
      files.map((name) => ({ name, bytes: dataOf(join(folder, name)) })),
    );
  };
  try {
    const before = await search();
    await backUp();
    const inBackups = await searchBackups();
    await api.account.erase({ email: person.email });
    await setup.drain();
    const left = await search();
    for (const { what, where } of left)
      console.error(`  left after the deletion: ${what} in ${where}`);
    for (let run = 0; run < keep; run += 1) await backUp();
    const leftInBackups = await searchBackups();
    return {
      planted_before_deletion: planted.length,
      found_before_deletion: before.length,
      found_in_backups_before: inBackups.length,
      left_after_deletion: left.length,
      left_in_backups: leftInBackups.length,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const dataOf = (file: string) => zstdDecompressSync(readFileSync(file).subarray(headerBytes));
