import type { Pool, PoolClient } from "pg";
import { type Audit, instant, writeAudit } from "#server/platform/audit-state.ts";
import type { Log } from "#server/platform/log.ts";
import {
  appendTo,
  AuditBroken,
  checkedHead,
  emptyHead,
  findHead,
  headColumns,
  inTransaction,
  listUnsealed,
  lockAudit,
  readAudit,
  type StoredHead,
} from "./audit-store.ts";
import { type AuditedEvent, type Head, totalAfter } from "./chain.ts";
import type { KeptCount } from "./kept-count.ts";

export type AuditParts = {
  /** Of the database, and in it only wrapped by the master key. */
  key: string;
  /** Where the number of sealed events is kept outside of the database. */
  kept: KeptCount;
  /** Accounts whose chains were found broken; nothing is added to them until they are whole again. */
  broken: Set<string>;
};

const atOnce = 500;
const restMinutes = 5;

/**
 * The job "seal-events", every minute: chains the events since its last run, each account's to its own, and takes the
 * chains of deleted accounts out of the sum. What is broken stays as it is, for the verifier to find, and keeps no other
 * account's events from being sealed.
 */
export async function sealEvents(
  pool: Pool,
  parts: AuditParts,
  log: Log,
): Promise<{ sealed: number; broken: string[] }> {
  const { key, kept, broken } = parts;
  let all = 0;
  for (const owner of broken)
    if ((await inTransaction(pool, (client) => findHead(client, key, owner))) !== "broken")
      broken.delete(owner);
  for (;;) {
    const { sealed, audit, found, isMore } = await inTransaction(pool, (client) =>
      sealSome(client, parts),
    );
    for (const owner of found) {
      broken.add(owner);
      log.error({ owner }, "the audit of an account was changed");
    }
    all += sealed;
    kept.keep(audit.sealed);
    if (!isMore) return { sealed: all, broken: [...broken] };
  }
}

async function sealSome(client: PoolClient, { key, kept, broken }: AuditParts) {
  await lockAudit(client);
  const before = await readAudit(client, key);
  refuseOlder(before, kept);
  const { now, rested } = await readClock(client, before);
  // After now, if the clock was set back: then it is the clock that counts, which nobody sets with the database alone.
  const since = earlier(before.sealedAt, now);
  const events = await listUnsealed(client, { since, most: atOnce, except: [...broken] });
  const isMore = events.length === atOnce;
  const chains = new Map<string, AuditedEvent[]>();
  for (const event of events) chains.set(event.owner, [...(chains.get(event.owner) ?? []), event]);
  let { total } = before;
  let sealed = 0;
  const found: string[] = [];
  for (const [owner, ofOwner] of chains) {
    const head = await findHead(client, key, owner);
    if (head === "broken") {
      found.push(owner);
      continue;
    }
    const chain = { head: head ?? emptyHead(owner), events: ofOwner };
    const after = await appendTo(client, key, chain);
    total = totalAfter(key, total, { gone: head, come: after });
    sealed += ofOwner.length;
  }
  const gone = await dropDeleted(client, key);
  for (const head of gone) total = totalAfter(key, total, { gone: head, come: null });
  if (sealed === 0 && gone.length === 0 && !rested) return { sealed, audit: before, found, isMore };
  // More may wait than one run takes: then nothing is said about what came after. It never goes back, or a run full of old
  // dates would make room for more of them.
  const until = isMore ? earlier(now, events.at(-1)!.happenedAt) : now;
  const audit: Audit = {
    sealed: before.sealed + sealed,
    total,
    sealedAt: later(since, until),
    ranAt: now,
  };
  await writeAudit(client, key, audit);
  return { sealed, audit, found, isMore };
}

// Their form has the order of the times.
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one < other ? other : one);

/** The database's clock, and whether what is known is too old, or from a clock that was set back since. */
async function readClock(client: PoolClient, { sealedAt }: Audit) {
  const { rows } = await client.query<{ now: string; rested: boolean }>(
    `select ${instant("at")} as now,
            at at time zone 'UTC' not between $1::timestamp and $1::timestamp + $2::interval as rested
       from clock_timestamp() at`,
    [sealedAt, `${restMinutes} minutes`],
  );
  return rows[0]!;
}

/** A database that was set back knows of fewer events than were seen sealed: by the folder, or by this process. */
function refuseOlder({ sealed }: Audit, kept: KeptCount): void {
  const known = kept.read();
  if (sealed < known)
    throw new AuditBroken(
      `The database has ${sealed} sealed events of the account audit, and ${known} were sealed. ` +
        `If it was restored on purpose, ${kept.remedy}.`,
    );
}

/** The heads of accounts that were deleted; one that was changed stays, for the verifier to find. */
async function dropDeleted(client: PoolClient, key: string): Promise<Head[]> {
  const { rows } = await client.query<StoredHead>(
    `select ${headColumns} from audit.head h
      where not exists (select from account."user" u where u.id = h.user_id) limit ${atOnce}`,
  );
  const heads = rows.flatMap((row) => checkedHead(key, row) ?? []);
  await client.query("delete from audit.head where user_id = any($1)", [
    heads.map(({ owner }) => owner),
  ]);
  return heads;
}
