import type { Pool } from "pg";
import { readAudit } from "#server/account/audit/audit-store.ts";
import { type AuditParts, sealEvents } from "#server/account/audit/seal-events.ts";
import { keptCountInMemory } from "#server/account/audit/kept-count.ts";
import { verifyAudit } from "#server/account/audit/verify.ts";
import {
  type Audit,
  auditKeyName,
  beforeAll,
  noMac,
  writeAudit,
} from "#server/platform/audit-state.ts";
import { createPool } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";
import { unwrapSecret } from "#server/platform/sealed/master-keys.ts";
import type { TestApp } from "./app.ts";
import { connectionAs } from "./roles.ts";
import { testMasters } from "./sealed.ts";

const log = createLog("silent");
export const auditTables = ["account.event", "audit.seal", "audit.head", "audit.state"];

/** The audit of a test's database, as its job and its operator use it, and somebody with the database alone. */
export type TestAudit = {
  worker: Pool;
  /** A process that knows nothing yet, unless parts of it are given. */
  parts(known?: Partial<AuditParts>): AuditParts;
  seal(known?: Partial<AuditParts>): Promise<{ sealed: number; broken: string[] }>;
  verify(atLeast?: number): ReturnType<typeof verifyAudit>;
  /** What no trigger and no policy stops. */
  tamper(...statements: string[]): Promise<void>;
  keepTables(): Promise<void>;
  /** Undoes whatever happened to the events and their hashes since. */
  putBack(): Promise<void>;
  /** Without events, and as if nothing was ever sealed; or with a part of the record as given. */
  startAnew(record?: Partial<Audit>): Promise<void>;
  /** Replaces a part of the record, as only who has the key can. */
  rewrite(record: Partial<Audit>): Promise<void>;
  end(): Promise<void>;
};

export async function testAudit({ database, sql }: TestApp): Promise<TestAudit> {
  const { address, login } = connectionAs(database, "worker");
  const worker = createPool(address, login, log, { max: 8 });
  const [row] = await sql<{ value: string }>("select value from operation.secret where name = $1", [
    auditKeyName,
  ]);
  const key = unwrapSecret(testMasters, auditKeyName, row!.value);
  const copyOf = (table: string) => `public.kept_${table.replace(".", "_")}`;
  const parts = (known: Partial<AuditParts> = {}) => ({
    key,
    kept: keptCountInMemory(),
    broken: new Set<string>(),
    ...known,
  });
  async function tamper(...statements: string[]): Promise<void> {
    await sql("set session_replication_role = replica");
    for (const statement of statements) await sql(statement);
    await sql("set session_replication_role = origin");
  }
  return {
    worker,
    parts,
    seal: (known) => sealEvents(worker, parts(known), log),
    verify: (atLeast = 0) => verifyAudit(database.owner, key, { atLeast }),
    tamper,
    async keepTables() {
      for (const table of auditTables) {
        await sql(`drop table if exists ${copyOf(table)}`);
        await sql(`create table ${copyOf(table)} as table ${table}`);
      }
    },
    async putBack() {
      for (const table of auditTables)
        await tamper(`delete from ${table}`, `insert into ${table} select * from ${copyOf(table)}`);
    },
    async startAnew(record = {}) {
      await tamper(...auditTables.map((table) => `delete from ${table}`));
      const [now] = await sql<{ at: string }>(
        `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at`,
      );
      await writeAudit(database.owner, key, {
        sealed: 0,
        total: noMac,
        sealedAt: beforeAll,
        ranAt: now!.at,
        ...record,
      });
    },
    async rewrite(record) {
      await writeAudit(database.owner, key, {
        ...(await readAudit(database.owner, key)),
        ...record,
      });
    },
    end: () => worker.end(),
  };
}
