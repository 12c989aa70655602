import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Position } from "#server/platform/cursor.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { contacts } from "./tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** A page of the leads and deals whose source is one of a partner's names (`partner_keys`), newest first. */
export async function listReferrals(
  tx: OwnerTransaction,
  owner: OwnerId,
  { keys, after, limit }: { keys: string[]; after: Position | null; limit: number },
) {
  const { id, type, status, firstName, lastName, createdAt } = contacts;
  return tx
    .select({
      id,
      type,
      status,
      firstName,
      lastName,
      createdAt,
      position: sql<string>`${createdAt}::text`,
    })
    .from(contacts)
    .where(
      and(
        sentBy(owner, keys),
        after
          ? sql`(${createdAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function countReferrals(
  tx: OwnerTransaction,
  owner: OwnerId,
  keys: string[],
): Promise<number> {
  return tx.$count(contacts, sentBy(owner, keys));
}

function sentBy(owner: OwnerId, keys: string[]) {
  const { userId, type, sourceKey } = contacts;
  return and(
    eq(userId, owner),
    ne(type, "Referral Partner"),
    sql`${sourceKey} = any (${sql.param(keys)}::text[])`,
  );
}
