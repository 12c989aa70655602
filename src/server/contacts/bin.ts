import { and, desc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { Position } from "#server/platform/cursor.ts";
import { deletedContacts } from "./tables.ts";
import { recordEvent } from "./timeline.ts";

// Scope: every function for requests trusts only the OwnerId it is given; row-level security checks it again.

/** How long a deleted contact can be restored. */
const keptForDays = 30;

const { deletedAt: _, purgeAt: __, ...kept } = getTableColumns(deletedContacts);
// The same columns under the same names in both tables, which tables.ts makes from one list.
const columns = sql.raw(
  Object.values(kept)
    .map(({ name }) => `"${name}"`)
    .join(", "),
);

/** Puts a contact into the bin; false when there was none. */
export async function throwAway(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const purgeAt = new Date(now.getTime() + keptForDays * 24 * 60 * 60 * 1000);
  // Whoever was deleted, added again under the same id and deleted again leaves one entry, the last.
  await tx.delete(deletedContacts).where(mine(owner, id));
  const { rows } = await tx.execute<{ id: string }>(sql`
    with gone as (delete from contacts where user_id = ${owner} and id = ${id} returning ${columns})
    insert into deleted_contacts (${columns}, deleted_at, purge_at)
    select ${columns}, ${now}, ${purgeAt} from gone returning id`);
  if (rows.length === 0) return false;
  await recordEvent(tx, owner, { contactId: id, kind: "deleted", now });
  return true;
}

/** Puts a deleted contact back as it was; null when the bin does not have it. */
export async function takeBack(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<{ id: string; type: ContactType } | null> {
  const { rows } = await tx.execute<{ id: string; type: ContactType }>(sql`
    with back as (
      delete from deleted_contacts
       where user_id = ${owner} and id = ${id} and purge_at > ${now} returning ${columns}
    )
    insert into contacts (${columns}) select ${columns} from back returning id, type`);
  if (!rows[0]) return null;
  await recordEvent(tx, owner, { contactId: id, kind: "restored", now });
  return rows[0];
}

/** Gives a deleted contact up: from now on nobody finds it, and the next purge removes it. False when there was none. */
export async function forget(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const given = await tx
    .update(deletedContacts)
    .set({ purgeAt: now })
    .where(and(mine(owner, id), gt(deletedContacts.purgeAt, now)));
  return given.rowCount === 1;
}

/** A page of the bin, last deleted first. */
export async function listBin(
  tx: OwnerTransaction,
  owner: OwnerId,
  { after, limit, now }: { after: Position | null; limit: number; now: Date },
) {
  const { id, type, status, firstName, lastName, email, deletedAt, purgeAt } = deletedContacts;
  return tx
    .select({
      id,
      type,
      status,
      firstName,
      lastName,
      email,
      deletedAt,
      purgeAt,
      position: sql<string>`${deletedAt}::text`,
    })
    .from(deletedContacts)
    .where(
      and(
        eq(deletedContacts.userId, owner),
        gt(purgeAt, now),
        after
          ? sql`(${deletedAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(deletedAt), desc(id))
    .limit(limit);
}

/**
 * Removes what is due, of every owner, together with its timeline and the scenarios saved for it. Runs as the worker, to which row-level security shows
 * only deleted contacts that are due. A contact that was added again under the same id keeps its timeline.
 */
export async function emptyBin(pool: Pool): Promise<void> {
  await pool.query(`
    with gone as (
      delete from public.deleted_contacts where purge_at <= now() returning user_id, id
    ), forgotten as (
      delete from public.scenarios s using gone where s.user_id = gone.user_id and s.deal_id = gone.id
    )
    delete from public.contact_events e using gone
     where e.user_id = gone.user_id and e.contact_id = gone.id`);
}

function mine(owner: OwnerId, id: string) {
  return and(eq(deletedContacts.userId, owner), eq(deletedContacts.id, id));
}
