import { and, desc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { keptFor, spanLength } from "#domain/kernel/kept-for.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { Position } from "#server/platform/cursor.ts";
import { isInBin, lockContact, lockPlace } from "./store.ts";
import { deletedContacts, deletedNotes } from "./tables.ts";
import { recordEvent } from "./timeline.ts";

// Scope: every function for requests trusts only the OwnerId it is given; row-level security checks it again.

const { deletedAt: _, purgeAt: __, ...kept } = getTableColumns(deletedContacts);
// The same columns under the same names in both tables, which tables.ts makes from one list.
const columns = sql.raw(
  Object.values(kept)
    .map(({ name }) => `"${name}"`)
    .join(", "),
);

/**
 * Moves a contact to the bin. Repeating the deletion, after a lost response or in a second tab, finds it there
 * ("already") and changes nothing. Null if there is no such contact, or if it was deleted permanently.
 */
export async function moveToBin(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<"deleted" | "already" | null> {
  await lockPlace(tx, owner, id);
  // Locked before the bin is changed, so that the second of two deletions finds no contact and does not touch the bin.
  if (!(await lockContact(tx, owner, id)))
    return (await isInBin(tx, owner, { id, now })) ? "already" : null;
  const purgeAt = new Date(now.getTime() + spanLength(keptFor.deletedContact));
  // An older entry with this id belongs to an earlier deletion.
  await tx.delete(deletedContacts).where(mine(owner, id));
  await tx.execute(sql`
    with gone as (delete from contacts where user_id = ${owner} and id = ${id} returning ${columns})
    insert into deleted_contacts (${columns}, deleted_at, purge_at)
    select ${columns}, ${now}, ${purgeAt} from gone`);
  await recordEvent(tx, owner, { contactId: id, kind: "deleted", now });
  return "deleted";
}

/** Restores a deleted contact as it was; null if it is not in the bin, or was already restored. */
export async function restoreContact(
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
 * Deletes a contact in the bin permanently: no one can find it anymore, and the next purge removes it. Repeating it
 * changes nothing. False if the bin has no such contact.
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
 * Removes what is due, of all owners: deleted contacts with their timelines and saved scenarios, and deleted notes.
 * Runs with the worker's role, to which row-level security shows only what is due. A contact that was added again under
 * the same id keeps its timeline.
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
