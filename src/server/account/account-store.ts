import { and, asc, desc, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Position } from "#server/platform/cursor.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import {
  accountEvents,
  authenticators,
  logins,
  passkeys,
  recoveryCodes,
  sessions,
  users,
} from "./tables.ts";

// What people read and end of their own account, with a database role that sees no hash, secret or token.

export async function findAccount(tx: OwnerTransaction, owner: OwnerId) {
  const [account] = await tx
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      phoneNumber: sql<
        string | null
      >`case when ${users.phoneNumberVerified} then ${users.phoneNumber} end`,
      createdAt: users.createdAt,
      secondStepRequired: users.secondStepRequired,
    })
    .from(users)
    .where(eq(users.id, owner));
  return account!;
}

/** Locks the account against changes and deletion until the transaction ends; false when it does not exist. */
export async function lockAccount(tx: OwnerTransaction, owner: OwnerId): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, owner))
    .for("update");
  return rows.length === 1;
}

/** The linked sign-in methods: the password under "credential", and accounts elsewhere. */
export function listLogins(tx: OwnerTransaction, owner: OwnerId) {
  return tx
    .select({
      id: logins.id,
      accountId: logins.accountId,
      provider: logins.providerId,
      linkedAt: logins.createdAt,
    })
    .from(logins)
    .where(eq(logins.userId, owner))
    .orderBy(asc(logins.createdAt), asc(logins.id));
}

export function listAuthenticators(tx: OwnerTransaction, owner: OwnerId) {
  return tx
    .select({
      id: authenticators.id,
      name: authenticators.name,
      addedAt: sql<Date>`${authenticators.verifiedAt}`.mapWith(authenticators.verifiedAt),
    })
    .from(authenticators)
    .where(and(eq(authenticators.userId, owner), isNotNull(authenticators.verifiedAt)))
    .orderBy(asc(authenticators.verifiedAt), asc(authenticators.id));
}

export function listPasskeys(tx: OwnerTransaction, owner: OwnerId) {
  return tx
    .select({
      id: passkeys.id,
      name: passkeys.name,
      addedAt: passkeys.createdAt,
      isBackedUp: passkeys.backedUp,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, owner))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export function countRecoveryCodes(tx: OwnerTransaction, owner: OwnerId): Promise<number> {
  return tx
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, owner), isNull(recoveryCodes.usedAt)))
    .then(([row]) => row!.count);
}

/** Sessions that have not expired, most recently used first. */
export function listSessions(tx: OwnerTransaction, owner: OwnerId) {
  return tx
    .select({
      id: sessions.id,
      method: sessions.method,
      startedAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      ipAddress: sql<string | null>`nullif(${sessions.ipAddress}, '')`,
      userAgent: sessions.userAgent,
      isAssured: sql<boolean>`${sessions.assuredAt} is not null`,
      isPending: sessions.pending,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, owner), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), asc(sessions.id));
}

/** Ends a session; false if the owner has no session with this id. */
export async function endSession(tx: OwnerTransaction, owner: OwnerId, id: string) {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, owner), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

/** Ends every session but one; returns how many ended. */
export async function endOtherSessions(tx: OwnerTransaction, owner: OwnerId, keep: string) {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, owner), ne(sessions.id, keep)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Events older than a position in the list, newest first. */
export function listEvents(
  tx: OwnerTransaction,
  owner: OwnerId,
  { before, limit }: { before: Position | null; limit: number },
) {
  const { id, userId, happenedAt, kind, detail, ipAddress, userAgent } = accountEvents;
  const isOlder =
    before && sql`(${happenedAt}, ${id}) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`;
  return tx
    .select({
      id,
      happenedAt,
      /** Formatted by PostgreSQL, for the cursor: a Date has no microseconds. */
      place: sql<string>`${happenedAt}::text`,
      kind,
      detail,
      ipAddress: sql<string | null>`nullif(${ipAddress}, '')`,
      userAgent,
    })
    .from(accountEvents)
    .where(and(eq(userId, owner), isOlder ?? undefined))
    .orderBy(desc(happenedAt), desc(id))
    .limit(limit);
}

/** Records that the account's data is being exported, from the device of this session. */
export async function noteExport(tx: OwnerTransaction, owner: OwnerId, sessionId: string) {
  await tx
    .select({
      noted: sql`account_keeper.note_export(${sessions.ipAddress}, ${sessions.userAgent})::text`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, owner), eq(sessions.id, sessionId)));
}

/**
 * Deletes the account, everything that references it, and the emails and texts to its owner or on the owner's behalf, in
 * this transaction.
 */
export async function eraseAccount(
  tx: OwnerTransaction,
  owner: OwnerId,
  { email, phoneNumber }: { email: string; phoneNumber: string | null },
): Promise<void> {
  await tx.execute(sql`select mail.forget(${email})`);
  await tx.execute(sql`select sms.forget(${phoneNumber})`);
  await tx.delete(users).where(eq(users.id, owner));
}
