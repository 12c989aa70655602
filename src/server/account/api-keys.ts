import { createHash, randomBytes } from "node:crypto";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { NewApiKey } from "#domain/account/api-keys.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { apiKeys } from "./tables.ts";

/** Lets scanners for leaked secrets recognize a key. */
const prefix = "hl_";
const shown = prefix.length + 5; // characters of a key that stay readable

const { id, name, start, scopes, expiresAt, lastUsedAt, createdAt } = apiKeys;
const readable = { id, name, start, scopes, expiresAt, lastUsedAt, createdAt };

/** The owner's keys, newest first. */
export function listKeys(tx: OwnerTransaction, owner: OwnerId) {
  return tx
    .select(readable)
    .from(apiKeys)
    .where(eq(apiKeys.userId, owner))
    .orderBy(desc(createdAt), asc(id));
}

/** The owner's keys, locked so that concurrent requests create theirs after this transaction. */
export async function lockKeys(tx: OwnerTransaction, owner: OwnerId) {
  await tx.execute(sql`select from account."user" where id = ${owner} for no key update`);
  return listKeys(tx, owner);
}

/** Creates a key. Only its hash is stored; `key` is shown only this once. */
export async function makeKey(
  tx: OwnerTransaction,
  owner: OwnerId,
  input: NewApiKey & { id: string },
  now: Date,
) {
  const key = prefix + randomBytes(32).toString("base64url");
  const [made] = await tx
    .insert(apiKeys)
    .values({
      id: input.id,
      userId: owner,
      name: input.name,
      start: key.slice(0, shown),
      hash: hashOfKey(key),
      scopes: [...new Set(input.scopes)],
      expiresAt: new Date(now.getTime() + input.days * 86_400_000),
      createdAt: now,
    })
    .returning(readable);
  return { key, made: made! };
}

/** Revokes a key; false if the owner has no key with this id. */
export async function revokeKey(tx: OwnerTransaction, owner: OwnerId, keyId: string) {
  const gone = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, owner), eq(id, keyId)))
    .returning({ id });
  return gone.length === 1;
}

/** The hash by which a key is found; null for anything without the format of our keys. */
export function hashOfShownKey(shownKey: string): string | null {
  return /^hl_[\w-]{43}$/.test(shownKey) ? hashOfKey(shownKey) : null;
}

function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
