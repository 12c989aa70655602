import { createHash, randomBytes } from "node:crypto";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { NewApiKey } from "#domain/account/api-keys.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { apiKeys } from "./tables.ts";

/** Every key begins so, that scanners for lost secrets know it. */
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

/** The owner's keys; whoever asks at the same time waits until this transaction has made its own. */
export async function lockKeys(tx: OwnerTransaction, owner: OwnerId) {
  await tx.execute(sql`select from account."user" where id = ${owner} for no key update`);
  return listKeys(tx, owner);
}

/** Makes a key; what is returned as `key` is kept by nobody here. */
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

/** Takes a key away; false when the owner has none of this id. */
export async function revokeKey(tx: OwnerTransaction, owner: OwnerId, keyId: string) {
  const gone = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, owner), eq(id, keyId)))
    .returning({ id });
  return gone.length === 1;
}

/** The hash by which a key is found; null for what is no key of ours. */
export function hashOfShownKey(shownKey: string): string | null {
  return /^hl_[\w-]{43}$/.test(shownKey) ? hashOfKey(shownKey) : null;
}

function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
