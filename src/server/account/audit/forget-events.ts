import type { Pool, PoolClient } from "pg";
import { keptFor, spanText } from "#domain/kernel/kept-for.ts";
import { writeAudit } from "#server/platform/audit-state.ts";
import type { Log } from "#server/platform/log.ts";
import {
  checkedHead,
  headColumns,
  inTransaction,
  lockAudit,
  readAudit,
  slack,
  type StoredHead,
  writeHead,
} from "./audit-store.ts";
import { auditedColumns, type AuditedEvent, isSame, macOfEvent, totalAfter } from "./chain.ts";
import type { AuditParts } from "./seal-events.ts";

const mostAccounts = 200;
const mostEvents = 5_000;

// What may still wait to be sealed is not old yet, as at the first start of a database with old events.
const isOld = `e.happened_at < now() - $1::interval
  and e.happened_at < (select sealed_at - interval '${slack}' from audit.state)`;

/**
 * The job "forget-events", every hour: deletes events of an account that are older than they are kept, until none is
 * left. Its head then says where the chain begins, so that what follows can still be verified, and nobody else can
 * shorten it. A chain that is broken there stays as it is, and keeps no other from being shortened.
 */
export async function forgetEvents(
  pool: Pool,
  { key }: Pick<AuditParts, "key">,
  log: Log,
): Promise<{ broken: string[] }> {
  const broken: string[] = [];
  const done: string[] = [];
  for (;;) {
    const { rows } = await pool.query<{ owner: string }>(
      `select distinct owner from (
         select e.user_id as owner from account.event e
          where ${isOld} and e.user_id <> all ($2::uuid[]) order by e.happened_at limit ${mostEvents}) old
        limit ${mostAccounts}`,
      [spanText(keptFor.accountEvent), [...broken, ...done]],
    );
    if (rows.length === 0) return { broken };
    for (const { owner } of rows) {
      const outcome = await inTransaction(pool, (client) => shorten(client, key, owner));
      if (outcome === "done") done.push(owner);
      if (outcome !== "broken") continue;
      broken.push(owner);
      log.error({ owner }, "the audit of an account was changed");
    }
  }
}

type Old = AuditedEvent & { position: string; mac: Buffer; isOld: boolean };

/** Deletes the old beginning of one chain. Done: nothing of it can be deleted now. */
async function shorten(
  client: PoolClient,
  key: string,
  owner: string,
): Promise<"shortened" | "done" | "broken"> {
  await lockAudit(client);
  const audit = await readAudit(client, key);
  const { rows: heads } = await client.query<StoredHead>(
    `select ${headColumns} from audit.head h where user_id = $1 for update`,
    [owner],
  );
  if (!heads[0]) return (await hasUnsealed(client, owner)) ? "broken" : "done";
  const head = checkedHead(key, heads[0]);
  if (!head) return "broken";
  const { rows } = await client.query<Old>(
    `select s.position, s.mac, e.happened_at < now() - $2::interval as "isOld", ${auditedColumns}
       from audit.seal s left join account.event e on e.id = s.event_id
      where s.user_id = $1 order by s.position limit ${mostEvents}`,
    [owner, spanText(keptFor.accountEvent)],
  );
  let { firstPosition, firstMac } = head;
  const gone: string[] = [];
  for (const row of rows) {
    // What was committed late may be older, and goes with it.
    if (row.isOld === false) break;
    if (!row.id || Number(row.position) !== firstPosition + 1) return "broken";
    const mac = macOfEvent(key, row, { position: firstPosition + 1, before: firstMac });
    if (!isSame(mac, row.mac)) return "broken";
    firstPosition += 1;
    firstMac = mac;
    gone.push(row.id);
  }
  if (gone.length === 0) return (await hasUnsealed(client, owner)) ? "broken" : "done";
  // In the order of an account's deletion, which may run at the same time.
  await client.query("delete from account.event where user_id = $1 and id = any($2)", [
    owner,
    gone,
  ]);
  await client.query("delete from audit.seal where user_id = $1 and position <= $2", [
    owner,
    firstPosition,
  ]);
  const after = { ...head, firstPosition, firstMac };
  await writeHead(client, key, after);
  const total = totalAfter(key, audit.total, { gone: head, come: after });
  await writeAudit(client, key, { ...audit, total });
  return "shortened";
}

/** Whether an account has old events in no chain: they were inserted. */
async function hasUnsealed(client: PoolClient, owner: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from account.event e
      where ${isOld} and e.user_id = $2 and not exists (select from audit.seal s where s.event_id = e.id) limit 1`,
    [spanText(keptFor.accountEvent), owner],
  );
  return Boolean(rowCount);
}
