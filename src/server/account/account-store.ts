import { sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Position } from "#server/platform/cursor.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// What a person reads and ends of the own account, as the role that sees no hash, no secret and no token.

export type StoredAccount = {
  id: string;
  email: string;
  name: string;
  phoneNumber: string | null;
  createdAt: Date;
  secondStepRequired: boolean;
};

export async function findAccount(tx: OwnerTransaction, owner: OwnerId): Promise<StoredAccount> {
  const answer = await tx.execute(sql`
    select id, email, name, case when phone_number_verified then phone_number end as "phoneNumber",
           created_at as "createdAt", second_step_required as "secondStepRequired"
      from account."user" where id = ${owner}`);
  return rowsOf<StoredAccount>(answer)[0]!;
}

export type StoredLogin = { id: string; accountId: string; provider: string; linkedAt: Date };

/** The ways in that are linked: the password under "credential", and accounts elsewhere. */
export async function listLogins(tx: OwnerTransaction, owner: OwnerId): Promise<StoredLogin[]> {
  const answer = await tx.execute(sql`
    select id, account_id as "accountId", provider_id as provider, created_at as "linkedAt"
      from account.account where user_id = ${owner} order by created_at, id`);
  return rowsOf<StoredLogin>(answer);
}

export async function listAuthenticators(tx: OwnerTransaction, owner: OwnerId) {
  const answer = await tx.execute(sql`
    select id, name, verified_at as "addedAt" from account.authenticator
     where user_id = ${owner} and verified_at is not null order by verified_at, id`);
  return rowsOf<{ id: string; name: string; addedAt: Date }>(answer);
}

export async function listPasskeys(tx: OwnerTransaction, owner: OwnerId) {
  const answer = await tx.execute(sql`
    select id, name, created_at as "addedAt", backed_up as "isBackedUp" from account.passkey
     where user_id = ${owner} order by created_at, id`);
  return rowsOf<{ id: string; name: string | null; addedAt: Date | null; isBackedUp: boolean }>(
    answer,
  );
}

export async function countRecoveryCodes(tx: OwnerTransaction, owner: OwnerId): Promise<number> {
  const answer = await tx.execute(sql`
    select count(*)::int as count from account.recovery_code where user_id = ${owner} and used_at is null`);
  return rowsOf<{ count: number }>(answer)[0]!.count;
}

export type StoredSession = {
  id: string;
  method: string;
  startedAt: Date;
  lastSeenAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  isAssured: boolean;
  isPending: boolean;
};

/** The sessions that live, the one seen last first. */
export async function listSessions(tx: OwnerTransaction, owner: OwnerId): Promise<StoredSession[]> {
  const answer = await tx.execute(sql`
    select id, method, created_at as "startedAt", last_seen_at as "lastSeenAt",
           nullif(ip_address, '') as "ipAddress", user_agent as "userAgent",
           assured_at is not null as "isAssured", pending as "isPending"
      from account.session where user_id = ${owner} and expires_at > now()
     order by last_seen_at desc, id`);
  return rowsOf<StoredSession>(answer);
}

/** Ends a session; false when the owner has none of this id. */
export async function endSession(tx: OwnerTransaction, owner: OwnerId, id: string) {
  const answer = await tx.execute(sql`
    delete from account.session where user_id = ${owner} and id = ${id} returning id`);
  return rowsOf(answer).length === 1;
}

/** Ends every session but one; answers how many ended. */
export async function endOtherSessions(tx: OwnerTransaction, owner: OwnerId, keep: string) {
  const answer = await tx.execute(sql`
    delete from account.session where user_id = ${owner} and id <> ${keep} returning id`);
  return rowsOf(answer).length;
}

export type StoredEvent = {
  id: string;
  happenedAt: Date;
  kind: string;
  detail: string | null;
  ipAddress: string | null;
  userAgent: string | null;
};

/** Events older than a place in the list, newest first. */
export async function listEvents(
  tx: OwnerTransaction,
  owner: OwnerId,
  { before, limit }: { before: Position | null; limit: number },
): Promise<(StoredEvent & { place: string })[]> {
  const older = before
    ? sql`and (happened_at, id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`
    : sql``;
  const answer = await tx.execute(sql`
    select id, happened_at as "happenedAt", happened_at::text as place, kind, detail,
           nullif(ip_address, '') as "ipAddress", user_agent as "userAgent"
      from account.event where user_id = ${owner} ${older}
     order by happened_at desc, id desc limit ${limit}`);
  return rowsOf<StoredEvent & { place: string }>(answer);
}

/** Deletes the account and the mails to it; everything that hangs on it goes with it, in this transaction. */
export async function eraseAccount(
  tx: OwnerTransaction,
  owner: OwnerId,
  email: string,
): Promise<void> {
  await tx.execute(sql`select mail.forget(${email})`);
  await tx.execute(sql`delete from account."user" where id = ${owner}`);
}
