import type { ClientBase } from "pg";
import { type Audit, fingerprintOf, noMac } from "#server/platform/audit-state.ts";
import { groupRoles } from "#server/platform/roles.ts";
import {
  AuditBroken,
  checkedHead,
  headColumns,
  readAudit,
  slack,
  type StoredHead,
} from "./audit-store.ts";
import {
  auditedColumns,
  type AuditedEvent,
  type Head,
  isSame,
  macOfEvent,
  totalAfter,
} from "./chain.ts";

/** One thing that somebody did with the database alone. */
export type Finding = {
  /** Null for what concerns no single account. */
  owner: string | null;
  event: string | null;
  what: string;
};

export type Verification = {
  accounts: number;
  /** Events with a hash: fewer than ever sealed, once old ones or an account were deleted. */
  sealed: number;
  /** How many were ever sealed; 0 if nobody can say. */
  sealedEver: number;
  /** Until when everything is sealed; null if nobody can say. */
  sealedAt: string | null;
  /** Names the key. */
  key: string;
  /** Events since the last run of the job, which nothing protects yet. */
  waiting: number;
  /** The first one of each account that has any, in the order of the chain. */
  findings: Finding[];
};

/** What is known from elsewhere: how many events were sealed, and the name of their key. */
export type Known = { atLeast: number; key?: string | undefined };

/**
 * Compares every event with its hash, every chain with its head, and the heads with their sum, as of one moment.
 */
export async function verifyAudit(
  admin: ClientBase,
  key: string,
  known: Known,
): Promise<Verification> {
  await admin.query("begin isolation level repeatable read read only");
  try {
    // The owner of the database may be one whom row-level security limits.
    await admin.query(`set local role ${groupRoles.worker}`);
    return await verifyAll(admin, key, known);
  } finally {
    await admin.query("rollback");
  }
}

/** The same within a transaction. */
export async function verifyAll(
  admin: ClientBase,
  key: string,
  known: Known,
): Promise<Verification> {
  const findings: Finding[] = [];
  const whole = (what: string, event: string | null = null) =>
    findings.push({ owner: null, event, what });
  const audit = await readAudit(admin, key).catch((error: unknown) => {
    if (!(error instanceof AuditBroken)) throw error;
    whole(error.message);
    return null;
  });
  if (audit && audit.sealed < known.atLeast)
    whole(
      `The database was set back: ${known.atLeast} events were sealed, and it knows of ${audit.sealed}.`,
    );
  const fingerprint = fingerprintOf(key);
  if (known.key && known.key !== fingerprint)
    whole(`The key was replaced: it was ${known.key}, and is ${fingerprint}.`);

  let accounts = 0;
  let sealed = 0;
  let total: Buffer = noMac;
  for await (const account of readAccounts(admin)) {
    sealed += account.rows.length;
    const head = account.head && checkedHead(key, account.head);
    if (head) total = totalAfter(key, total, { gone: null, come: head });
    // Deleted with its events; the job takes its head out of the sum at its next run.
    if (head && !account.isThere && account.rows.length === 0) continue;
    accounts += 1;
    const finding = verifyChain(key, head, account);
    if (finding) findings.push({ owner: account.owner, ...finding });
  }
  if (audit && !isSame(total, audit.total))
    whole("The end of a chain was cut off or set back, or a whole chain was removed.");
  const { outside, waiting, late } = await readUnsealed(admin, audit);
  if (late && audit)
    whole(`waits for more than ten minutes: nothing was sealed since ${audit.ranAt}Z`, late);
  findings.push(...outside);
  const sealedAt = audit && `${audit.sealedAt}Z`;
  const sealedEver = audit?.sealed ?? 0;
  return { accounts, sealed, sealedEver, sealedAt, key: fingerprint, waiting, findings };
}

type SealedRow = { position: string; eventId: string; mac: Buffer; event: AuditedEvent | null };
type Account = {
  owner: string;
  /** Whether the account exists. */
  isThere: boolean;
  head: StoredHead | null;
  rows: SealedRow[];
};

/** The first thing that is wrong with a chain; null if it is whole. */
function verifyChain(
  key: string,
  head: Head | null,
  { head: stored, rows }: Account,
): Omit<Finding, "owner"> | null {
  if (!stored) return { event: rows[0]!.eventId, what: "has no head: it was removed" };
  if (!head) return { event: null, what: "The head of the chain was changed." };
  let position = head.firstPosition;
  let before = head.firstMac;
  for (const row of rows) {
    position += 1;
    const { eventId, event } = row;
    if (Number(row.position) !== position)
      return Number(row.position) < position
        ? { event: eventId, what: "was inserted into the chain" }
        : { event: eventId, what: "follows after events that were removed" };
    if (!event) return { event: eventId, what: "was removed" };
    const mac = macOfEvent(key, event, { position, before });
    if (!isSame(mac, row.mac)) return { event: eventId, what: "was changed, inserted or moved" };
    before = mac;
  }
  if (position < head.position) return { event: null, what: "The last events were removed." };
  if (position > head.position || !isSame(before, head.mac))
    return { event: rows.at(-1)?.eventId ?? null, what: "was added at the end" };
  return null;
}

const atOnce = 2_000;

/** All accounts with a chain, also deleted ones whose head is still there, each with its events in the chain's order. */
async function* readAccounts(admin: ClientBase): AsyncGenerator<Account> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows: owners } = await admin.query<StoredHead & { isThere: boolean; hasHead: boolean }>(
      `select ${headColumns}, o.user_id as owner, h.user_id is not null as "hasHead",
              exists (select from account."user" u where u.id = o.user_id) as "isThere"
         from (select user_id from audit.head union select user_id from audit.seal) o
         left join audit.head h on h.user_id = o.user_id
        where o.user_id > $1 order by o.user_id limit ${atOnce}`,
      [after],
    );
    for (const { hasHead, isThere, ...head } of owners) {
      const { owner } = head;
      const rows = await readChain(admin, owner);
      yield { owner, isThere, head: hasHead ? head : null, rows };
    }
    const last = owners.at(-1);
    if (!last) return;
    after = last.owner;
  }
}

async function readChain(admin: ClientBase, owner: string): Promise<SealedRow[]> {
  const { rows } = await admin.query<
    Omit<SealedRow, "event"> & AuditedEvent & { isThere: boolean }
  >(
    `select s.position, s.event_id as "eventId", s.mac, e.id is not null as "isThere", ${auditedColumns}
       from audit.seal s left join account.event e on e.id = s.event_id
      where s.user_id = $1 order by s.position`,
    [owner],
  );
  return rows.map(({ position, eventId, mac, isThere, ...event }) => ({
    position,
    eventId,
    mac,
    event: isThere ? event : null,
  }));
}

type Unsealed = { id: string; owner: string; isOld: boolean; isAhead: boolean; isLate: boolean };

/** Events without a hash: those that the job has not reached yet, and those that it never will. */
async function readUnsealed(admin: ClientBase, audit: Audit | null) {
  const { rows } = await admin.query<Unsealed>(
    `select e.id, e.user_id as owner,
            $1::timestamp is not null
              and e.happened_at < least($1::timestamp at time zone 'UTC', now()) - $3::interval as "isOld",
            e.happened_at > now() + $3::interval as "isAhead",
            coalesce(e.happened_at > ($2::timestamp at time zone 'UTC') + $3::interval, false)
              and e.happened_at < now() - $3::interval as "isLate"
       from account.event e where not exists (select from audit.seal s where s.event_id = e.id)
      order by e.happened_at, e.id`,
    [audit?.sealedAt ?? null, audit?.ranAt ?? null, slack],
  );
  const outside = rows.flatMap(({ id, owner, isOld, isAhead }): Finding[] => {
    if (isOld) return [{ owner, event: id, what: inserted }];
    return isAhead ? [{ owner, event: id, what: ahead }] : [];
  });
  const late = rows.find(({ isLate, isOld }) => isLate && !isOld)?.id;
  return { outside, waiting: rows.length - outside.length, late };
}

const inserted = "was inserted: it is older than the last sealing, and not sealed";
const ahead = "is of the future: it was inserted, or the clock was set back";
