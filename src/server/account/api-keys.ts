import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { NewApiKey } from "#domain/account/api-keys.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

/** Every key begins so, that scanners for lost secrets know it. */
const prefix = "hl_";
const shown = prefix.length + 5; // characters of a key that stay readable

export type StoredKey = {
  id: string;
  name: string;
  start: string;
  scopes: string[];
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  createdAt: Date;
};

const columns = sql.raw(
  `id, name, start, scopes, expires_at as "expiresAt", last_used_at as "lastUsedAt", created_at as "createdAt"`,
);

/** The owner's keys, newest first. */
export async function listKeys(tx: OwnerTransaction, owner: OwnerId): Promise<StoredKey[]> {
  const answer = await tx.execute(sql`
    select ${columns} from account.api_key where user_id = ${owner} order by created_at desc, id`);
  return rowsOf<StoredKey>(answer);
}

/** Makes a key; what is returned as `key` is kept by nobody here. */
export async function makeKey(
  tx: OwnerTransaction,
  owner: OwnerId,
  { name, scopes, days }: NewApiKey,
  now: Date,
): Promise<{ key: string; made: StoredKey }> {
  const key = prefix + randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + days * 86_400_000);
  const answer = await tx.execute(sql`
    insert into account.api_key (id, user_id, name, start, hash, scopes, expires_at, created_at)
    values (${newId()}, ${owner}, ${name}, ${key.slice(0, shown)}, ${hashOfKey(key)},
            ${sql.param([...new Set(scopes)])}, ${expiresAt}, ${now})
    returning ${columns}`);
  return { key, made: rowsOf<StoredKey>(answer)[0]! };
}

/** Takes a key away; false when the owner has none of this id. */
export async function revokeKey(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<boolean> {
  const answer = await tx.execute(sql`
    delete from account.api_key where user_id = ${owner} and id = ${id} returning id`);
  return rowsOf(answer).length === 1;
}

/** The hash by which a key is found; null for what is no key of ours. */
export function hashOfShownKey(shownKey: string): string | null {
  return /^hl_[\w-]{43}$/.test(shownKey) ? hashOfKey(shownKey) : null;
}

function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
