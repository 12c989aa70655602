import { createHmac } from "node:crypto";
import type { Client, ClientBase } from "pg";
import { groupRoles, sharedSecret } from "./roles.ts";
import type { MasterKeys } from "./sealed/master-keys.ts";

/** The name of the key of the account audit (src/server/account/audit) in operation.secret. */
export const auditKeyName = "account audit";

/** What is known about the chains of all accounts. Times are UTC, with microseconds, which a Date has not. */
export type Audit = {
  /** How many events were ever sealed. */
  sealed: number;
  /** The sum over the heads of all chains. */
  total: Buffer;
  /** Until when everything is sealed. */
  sealedAt: string;
  /** When the job wrote this. */
  ranAt: string;
};

/** What comes before the first event of an account, and the sum without any. */
export const noMac = Buffer.alloc(32);

/** Before any event: whatever is in the database at the first start is sealed as it is. */
export const beforeAll = "0001-01-01T00:00:00.000000";

/** A time in the form in which it is sealed. */
export function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
}

/** A keyed hash (HMAC-SHA-256). Of words as JSON, so that no two lists of words become the same bytes. */
export function macOf(key: string, what: string, words: (string | number | null)[]): Buffer {
  return createHmac("sha256", key)
    .update(JSON.stringify([what, ...words]))
    .digest();
}

/** What names a key without telling it. */
export function fingerprintOf(key: string): string {
  return macOf(key, "fingerprint", []).toString("hex").slice(0, 16);
}

/** The hash of what is known about all chains. */
export function macOfAudit(key: string, { sealed, total, sealedAt, ranAt }: Audit): Buffer {
  return macOf(key, "audit", [sealed, total.toString("hex"), sealedAt, ranAt]);
}

/** Writes what is known about all chains; `keepOld` leaves a row that is there as it is. */
export async function writeAudit(
  client: ClientBase,
  key: string,
  audit: Audit,
  { keepOld = false } = {},
): Promise<void> {
  const utc = (place: string) => `(${place}::timestamp at time zone 'UTC')`;
  const replace = `update set sealed = excluded.sealed, total = excluded.total, sealed_at = excluded.sealed_at,
    ran_at = excluded.ran_at, mac = excluded.mac`;
  await client.query(
    `insert into audit.state (sealed, total, sealed_at, ran_at, mac)
     values ($1, $2, ${utc("$3")}, ${utc("$4")}, $5) on conflict (id) do ${keepOld ? "nothing" : replace}`,
    [audit.sealed, audit.total, audit.sealedAt, audit.ranAt, macOfAudit(key, audit)],
  );
}

/**
 * The key of the account audit. It comes into the database together with the statement that nothing was sealed yet, so
 * that a database without that statement is one from which it was removed.
 */
export async function openAuditKey(admin: Client, masters: MasterKeys): Promise<string> {
  const { rowCount } = await admin.query("select from operation.secret where name = $1", [
    auditKeyName,
  ]);
  if (rowCount) return sharedSecret(admin, masters, auditKeyName);
  await admin.query("begin");
  const key = await sharedSecret(admin, masters, auditKeyName);
  // The owner of the database may be one whom row-level security limits.
  await admin.query(`set local role ${groupRoles.worker}`);
  const { rows } = await admin.query<{ now: string }>(
    `select ${instant("clock_timestamp()")} as now`,
  );
  const nothing: Audit = { sealed: 0, total: noMac, sealedAt: beforeAll, ranAt: rows[0]!.now };
  await writeAudit(admin, key, nothing, { keepOld: true });
  await admin.query("commit");
  return key;
}
