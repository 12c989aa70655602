import { sql } from "drizzle-orm";
import type { StopLine } from "#domain/assistant/outreach/consent.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { outreachStops } from "../storage/tables.ts";
import { changeTasksOfAction } from "../log/log.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

export type Stop = {
  /** E.164, or an email in lower case. */
  address: string;
  contactId?: string | null;
  /** Where it came from: a conversation, a text, the professional. */
  source: string;
  /** The exact words, if any. */
  words: string | null;
  now: Date;
};

const asked = "They asked not to be contacted.";

/**
 * A lock for outreach checks and opt-outs, so that they happen one after another, and two messages cannot exceed a
 * limit together.
 */
export async function lockOutreach(tx: OwnerTransaction, owner: OwnerId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}::text, 11))`);
}

/**
 * Opts the person out of every channel. What waits for this address or contact is canceled in the same transaction, also
 * what has been handed over for sending and has not left yet.
 */
export async function stopFor(
  tx: OwnerTransaction,
  owner: OwnerId,
  { address, contactId = null, source, words, now }: Stop,
): Promise<void> {
  await lockOutreach(tx, owner);
  await tx.insert(outreachStops).values({
    userId: owner,
    id: newId(),
    address: addressKey(address),
    contactId,
    kind: "stopped",
    source,
    words,
    happenedAt: now,
  });
  await cancelWaiting(tx, owner, { address: addressKey(address), contactId, now });
}

/** Lifts an opt-out. Only the person's own words can: they are stored, and earlier consents stay revoked. */
export async function liftStop(
  tx: OwnerTransaction,
  owner: OwnerId,
  { address, contactId = null, source, words, now }: Stop & { words: string },
): Promise<void> {
  await lockOutreach(tx, owner);
  await tx.insert(outreachStops).values({
    userId: owner,
    id: newId(),
    address: addressKey(address),
    contactId,
    kind: "lifted",
    source,
    words,
    happenedAt: now,
  });
}

/** All opt-outs and lifts of a person, newest first. */
export async function listStops(
  tx: OwnerTransaction,
  owner: OwnerId,
  { addresses, contactIds }: { addresses: readonly string[]; contactIds: readonly string[] },
): Promise<(StopLine & { id: string; address: string; source: string; words: string | null })[]> {
  const rows = rowsOf<StopLine & { id: string; address: string; source: string; words: string }>(
    await tx.execute(sql`
      select id, address, kind, source, words, happened_at as "happenedAt" from outreach_stops
       where user_id = ${owner} and (address = any(${sql.param(addresses)}::text[])
             or contact_id = any(${sql.param(contactIds)}::uuid[]))
       order by happened_at desc, id desc limit 500`),
  );
  return rows.map((row) => ({ ...row, happenedAt: new Date(row.happenedAt) }));
}

/** Emails are stored in lower case; numbers have no case. */
function addressKey(address: string): string {
  return address.trim().toLowerCase();
}

type Whom = { address: string; contactId: string | null };

/** An action to this person. Messages to another party of the contact's deal belong to that party. */
function toPerson(owner: OwnerId, { address, contactId }: Whom) {
  return sql`(recipient = ${address} or (party_role is null and (contact_id = ${contactId}::uuid or contact_id in (
    select id from contacts where user_id = ${owner} and (email_key = ${address} or phone_e164 = ${address})
  ))))`;
}

async function cancelWaiting(
  tx: OwnerTransaction,
  owner: OwnerId,
  { now, ...whom }: Whom & { now: Date },
): Promise<void> {
  const cancelled = rowsOf<{ id: string }>(
    await tx.execute(sql`
      update assistant_actions set status = 'cancelled', result = ${asked}, decided_at = coalesce(decided_at, ${now})
       where user_id = ${owner} and status in ('draft', 'waiting', 'approved') and ${toPerson(owner, whom)}
      returning id`),
  );
  const withdrawn = await withdrawUnsent(tx, owner, { now, ...whom });
  for (const { id } of [...cancelled, ...withdrawn])
    await changeTasksOfAction(tx, owner, { actionId: id, status: "Cancelled" });
}

// An outbox tries to send for five days at most.
const mostWaiting = sql`interval '6 days'`;

/** Withdraws what counts as done but still waits in an outbox, because the carrier or the mail server is slow. */
async function withdrawUnsent(
  tx: OwnerTransaction,
  owner: OwnerId,
  { now, ...whom }: Whom & { now: Date },
): Promise<{ id: string }[]> {
  const done = rowsOf<{ id: string }>(
    await tx.execute(sql`
      select id from assistant_actions
       where user_id = ${owner} and status = 'done' and channel in ('text', 'mail')
         and done_at > ${now}::timestamptz - ${mostWaiting} and ${toPerson(owner, whom)}`),
  );
  if (done.length === 0) return [];
  const ids = sql.param(done.map(({ id }) => id));
  return rowsOf<{ id: string }>(
    await tx.execute(
      sql`select id from assistant.withdraw_unsent(${ids}::uuid[], ${asked}) as withdrawn(id)`,
    ),
  );
}
