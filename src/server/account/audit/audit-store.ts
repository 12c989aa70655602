import type { ClientBase, Pool, PoolClient } from "pg";
import { type Audit, instant, macOfAudit, noMac } from "#server/platform/audit-state.ts";
import {
  auditedColumns,
  type AuditedEvent,
  type Head,
  isSame,
  macOfEvent,
  macOfHead,
} from "./chain.ts";

/** Any number that nothing else locks: one process at a time seals. */
const sealingLock = 7_412_300_023;

/** A row of the audit whose hash is not the one it must have. */
export class AuditBroken extends Error {
  override name = "AuditBroken";
}

/** Longer than any transaction takes: an event may be committed long after its time. */
export const slack = "10 minutes";

/** Keeps other processes from sealing until the transaction ends. */
export async function lockAudit(client: ClientBase): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [sealingLock]);
}

type StoredAudit = Omit<Audit, "sealed"> & { sealed: string; mac: Buffer };

/**
 * What is known about all chains. Throws AuditBroken if it was changed or is missing: it came into the database with the
 * key.
 */
export async function readAudit(client: ClientBase, key: string): Promise<Audit> {
  const { rows } = await client.query<StoredAudit>(
    `select sealed, total, ${instant("sealed_at")} as "sealedAt", ${instant("ran_at")} as "ranAt", mac
       from audit.state`,
  );
  if (!rows[0]) throw new AuditBroken("The record of all chains was removed.");
  const { mac, ...stored } = rows[0];
  const audit = { ...stored, sealed: Number(stored.sealed) };
  if (!isSame(mac, macOfAudit(key, audit)))
    throw new AuditBroken("The record of all chains was changed.");
  return audit;
}

/** When the job last wrote what is known; null if that was removed. Unchecked: for watching it. */
export async function findLastSealing(pool: Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date }>("select ran_at as at from audit.state");
  return rows[0]?.at ?? null;
}

export type StoredHead = Omit<Head, "position" | "firstPosition"> & {
  position: string;
  firstPosition: string;
  ownMac: Buffer;
};

export const headColumns = `h.user_id as owner, h.position, h.mac, h.first_position as "firstPosition",
  h.first_mac as "firstMac", h.own_mac as "ownMac"`;

/** A head as it was stored; null if its own hash is not the one it must have. */
export function checkedHead(key: string, { ownMac, ...stored }: StoredHead): Head | null {
  const head = {
    ...stored,
    position: Number(stored.position),
    firstPosition: Number(stored.firstPosition),
  };
  return isSame(ownMac, macOfHead(key, head)) ? head : null;
}

export async function writeHead(client: ClientBase, key: string, head: Head): Promise<void> {
  await client.query(
    `insert into audit.head (user_id, position, mac, first_position, first_mac, own_mac)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id) do update
       set position = excluded.position, mac = excluded.mac, first_position = excluded.first_position,
           first_mac = excluded.first_mac, own_mac = excluded.own_mac`,
    [head.owner, head.position, head.mac, head.firstPosition, head.firstMac, macOfHead(key, head)],
  );
}

/**
 * Events that are not sealed yet, oldest first, without those of some accounts. Much older ones were not written by the
 * product, and stay unsealed; so does what belongs to nobody.
 */
export async function listUnsealed(
  client: ClientBase,
  { since, most, except }: { since: string; most: number; except: string[] },
): Promise<AuditedEvent[]> {
  const { rows } = await client.query<AuditedEvent>(
    `select ${auditedColumns} from account.event e
      where e.happened_at >= ($1::timestamp at time zone 'UTC') - $3::interval
        and e.happened_at <= clock_timestamp() + $3::interval and e.user_id <> all ($4::uuid[])
        and exists (select from account."user" u where u.id = e.user_id)
        and not exists (select from audit.seal s where s.event_id = e.id)
      order by e.happened_at, e.id limit $2`,
    [since, most, slack, except],
  );
  return rows;
}

/**
 * The head of an account's chain; null before its first event. Broken: nothing can be added, because it was changed or
 * removed, or something was added behind it.
 */
export async function findHead(
  client: ClientBase,
  key: string,
  owner: string,
): Promise<Head | null | "broken"> {
  const { rows } = await client.query<StoredHead>(
    `select ${headColumns} from audit.head h where user_id = $1 for update`,
    [owner],
  );
  const head = rows[0] ? checkedHead(key, rows[0]) : null;
  if (rows[0] && !head) return "broken";
  const { rowCount } = await client.query(
    "select from audit.seal where user_id = $1 and ($2::bigint is null or position > $2) limit 1",
    [owner, head?.position ?? null],
  );
  return rowCount ? "broken" : head;
}

/** Adds events to a chain. */
export async function appendTo(
  client: ClientBase,
  key: string,
  { head, events }: { head: Head; events: AuditedEvent[] },
): Promise<Head> {
  let { position, mac } = head;
  const rows = events.map((event) => {
    position += 1;
    mac = macOfEvent(key, event, { position, before: mac });
    return { position, event_id: event.id, mac: mac.toString("hex") };
  });
  await client.query(
    `insert into audit.seal (user_id, position, event_id, mac)
     select $1, position, event_id, decode(mac, 'hex')
       from jsonb_to_recordset($2) as r(position bigint, event_id uuid, mac text)`,
    [head.owner, JSON.stringify(rows)],
  );
  const after = { ...head, position, mac };
  await writeHead(client, key, after);
  return after;
}

export const emptyHead = (owner: string): Head => ({
  owner,
  position: 0,
  mac: noMac,
  firstPosition: 0,
  firstMac: noMac,
});

/** Runs work in a transaction on a connection of its own, which goes back to the pool, or is closed if it cannot roll back. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let lost = true;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    lost = false;
    return result;
  } catch (error) {
    lost = await client.query("rollback").then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(lost);
  }
}
