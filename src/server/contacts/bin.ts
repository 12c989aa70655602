import { and, desc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { Position } from "#server/platform/cursor.ts";
import { isInBin, lockContact, lockPlace } from "./store.ts";
import { deletedContacts, deletedNotes } from "./tables.ts";
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

/**
 * Puts a contact into the bin. The same deletion again, after a lost answer or in a second tab, finds it there
 * ("already") and changes nothing. Null when there is no such contact, or when it was given up.
 */
export async function throwAway(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<"deleted" | "already" | null> {
  await lockPlace(tx, owner, id);
  // Locked before the bin is touched: of two deletions at once the second finds no contact and leaves the bin alone.
  if (!(await lockContact(tx, owner, id)))
    return (await isInBin(tx, owner, { id, now })) ? "already" : null;
  const purgeAt = new Date(now.getTime() + keptForDays * 24 * 60 * 60 * 1000);
  // An entry of the same id is older than the contact that is deleted now.
  await tx.delete(deletedContacts).where(mine(owner, id));
  await tx.execute(sql`
    with gone as (delete from contacts where user_id = ${owner} and id = ${id} returning ${columns})
    insert into deleted_contacts (${columns}, deleted_at, purge_at)
    select ${columns}, ${now}, ${purgeAt} from gone`);
  await recordEvent(tx, owner, { contactId: id, kind: "deleted", now });
  return "deleted";
}

/** Puts a deleted contact back as it was; null when the bin does not have it, or when the contact is back already. */
export async function takeBack(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<{ id: string; type: ContactType } | null> {
  const { rows } = await tx.execute<{ id: string; type: ContactType }>(sql`
    with back as (
      delete from deleted_contacts
       where user_id = ${owner} and id = ${id} and purge_at > ${now}
         and not exists (select from contacts where user_id = ${owner} and id = ${id}) returning ${columns}
    )
    insert into contacts (${columns}) select ${columns} from back returning id, type`);
  if (!rows[0]) return null;
  await recordEvent(tx, owner, { contactId: id, kind: "restored", now });
  return rows[0];
}

/**
 * Gives a deleted contact up: from now on nobody finds it, and the next purge removes it. The same again changes nothing.
 * False when the bin has no such contact.
 */
export async function forget(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const [found] = await tx
    .select({ purgeAt: deletedContacts.purgeAt })
    .from(deletedContacts)
    .where(mine(owner, id))
    .for("update");
  if (found && found.purgeAt > now) {
    await tx.update(deletedContacts).set({ purgeAt: now }).where(mine(owner, id));
    const notes = and(eq(deletedNotes.userId, owner), eq(deletedNotes.contactId, id));
    await tx.update(deletedNotes).set({ purgeAt: now }).where(notes);
  }
  return found !== undefined;
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
 * Removes what is due, of every owner: deleted contacts together with their timelines and the scenarios saved for them,
 * and deleted notes. Runs as the worker, to which row-level security shows only deleted contacts and notes that are due.
 * A contact that was added again under the same id keeps its timeline.
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
  await pool.query("delete from public.deleted_notes where purge_at <= now()");
}

function mine(owner: OwnerId, id: string) {
  return and(eq(deletedContacts.userId, owner), eq(deletedContacts.id, id));
}
