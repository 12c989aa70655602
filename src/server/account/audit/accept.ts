import type { ClientBase } from "pg";
import { beforeAll, instant, noMac, writeAudit } from "#server/platform/audit-state.ts";
import { groupRoles } from "#server/platform/roles.ts";
import {
  appendTo,
  AuditBroken,
  checkedHead,
  emptyHead,
  headColumns,
  lockAudit,
  readAudit,
  slack,
  type StoredHead,
} from "./audit-store.ts";
import { auditedColumns, type AuditedEvent, totalAfter } from "./chain.ts";
import { type Finding, type Known, verifyAll } from "./verify.ts";

/**
 * Takes the database as it is for true, once an operator knows what was found and why: the chains with findings are made
 * anew from the events that are there, and so is what is known about all of them. Each event that is sealed anew counts
 * as one more ever sealed, which shows what was done.
 */
export async function acceptAudit(
  admin: ClientBase,
  key: string,
  known: Known,
): Promise<Finding[]> {
  await admin.query("begin");
  try {
    await admin.query(`set local role ${groupRoles.worker}`);
    await lockAudit(admin);
    const { findings } = await verifyAll(admin, key, known);
    if (findings.length > 0) await takeAsTrue(admin, key, { known, findings });
    await admin.query("commit");
    return findings;
  } catch (error) {
    await admin.query("rollback");
    throw error;
  }
}

async function takeAsTrue(
  admin: ClientBase,
  key: string,
  { known, findings }: { known: Known; findings: Finding[] },
): Promise<void> {
  const before = await readAudit(admin, key).catch((error: unknown) => {
    if (!(error instanceof AuditBroken)) throw error;
    return null;
  });
  const owners = [...new Set(findings.flatMap((finding) => finding.owner ?? []))];
  // All of them first: a forged hash may be of another account's event.
  await admin.query("delete from audit.seal where user_id = any ($1)", [owners]);
  await admin.query("delete from audit.head where user_id = any ($1)", [owners]);
  let again = 0;
  for (const owner of owners) again += await sealAnew(admin, key, owner);
  const { rows: heads } = await admin.query<StoredHead>(`select ${headColumns} from audit.head h`);
  let total: Buffer = noMac;
  for (const head of heads)
    total = totalAfter(key, total, { gone: null, come: checkedHead(key, head) });
  const { rows } = await admin.query<{ now: string; seals: number }>(
    `select ${instant("clock_timestamp()")} as now, (select count(*)::int from audit.seal) as seals`,
  );
  const { now, seals } = rows[0]!;
  const sealed = Math.max(before?.sealed ?? seals, known.atLeast) + again;
  // Without a record nobody knows what was sealed until when: the next run takes whatever is there.
  const sealedAt = before?.sealedAt ?? beforeAll;
  await writeAudit(admin, key, { sealed, total, sealedAt, ranAt: now });
}

/** Makes a chain from its account's events; says how many. */
async function sealAnew(admin: ClientBase, key: string, owner: string): Promise<number> {
  const { rows: events } = await admin.query<AuditedEvent>(
    `select ${auditedColumns} from account.event e
      where e.user_id = $1 and e.happened_at <= clock_timestamp() + $2::interval
        and exists (select from account."user" u where u.id = e.user_id)
      order by e.happened_at, e.id`,
    [owner, slack],
  );
  if (events.length === 0) return 0;
  await appendTo(admin, key, { head: emptyHead(owner), events });
  return events.length;
}
