import { and, eq, gt, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { keptFor, spanLength } from "#domain/kernel/kept-for.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { contactEvents, deletedNotes } from "./tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** A note by its id and its contact. */
export type NotePlace = { id: string; contactId: string };

/** Locks a note's id, even if it has no row: a repeated addition must not restore a deleted note. */
export async function lockNote(tx: OwnerTransaction, owner: OwnerId, id: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${owner}::text || ${id}::text, 53))`,
  );
}

/** Whether this note was deleted and can still be restored. */
export async function isDeletedNote(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, contactId, now }: NotePlace & { now: Date },
): Promise<boolean> {
  const found = and(ownDeleted(owner, { id, contactId }), gt(deletedNotes.purgeAt, now));
  return (await tx.$count(deletedNotes, found)) > 0;
}

/** Whether the id belongs to a deleted note of any contact that is not purged yet. */
export async function isIdOfDeleted(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<boolean> {
  return (
    (await tx.$count(deletedNotes, and(eq(deletedNotes.userId, owner), eq(deletedNotes.id, id)))) >
    0
  );
}

/**
 * Changes the text of a note and counts the version; the old text is not kept. False if `version` is outdated, or the
 * owner has no such note.
 */
export async function rewriteNote(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, contactId, text, version, now }: NotePlace & { text: string; version: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(contactEvents)
    .set({ data: { text }, version: version + 1, editedAt: now })
    .where(and(ownNote(owner, { id, contactId }), eq(contactEvents.version, version)));
  return rowCount === 1;
}

/** Moves a note out of its timeline for a day; false if the owner has no such note. */
export async function moveNoteToBin(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, contactId, now }: NotePlace & { now: Date },
): Promise<boolean> {
  const purgeAt = new Date(now.getTime() + spanLength(keptFor.deletedNote));
  const { rows } = await tx.execute<{ id: string }>(sql`
    with gone as (
      delete from contact_events
       where user_id = ${owner} and id = ${id} and contact_id = ${contactId} and kind = 'noted' and actor = 'owner'
      returning user_id, id, contact_id, happened_at, data, version, edited_at
    )
    insert into deleted_notes (user_id, id, contact_id, happened_at, data, version, edited_at, deleted_at, purge_at)
    select user_id, id, contact_id, happened_at, data, version, edited_at, ${now}, ${purgeAt} from gone
    returning id`);
  return rows.length === 1;
}

/** Restores a deleted note as it was; false if there is none that can still be restored. */
export async function restoreDeletedNote(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, contactId, now }: NotePlace & { now: Date },
): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with back as (
      delete from deleted_notes
       where user_id = ${owner} and id = ${id} and contact_id = ${contactId} and purge_at > ${now}
      returning user_id, id, contact_id, happened_at, data, version, edited_at
    )
    insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data, version, edited_at)
    select user_id, id, contact_id, happened_at, 'noted', 'owner', data, version, edited_at from back
    returning id`);
  return rows.length === 1;
}

function ownNote(owner: OwnerId, { id, contactId }: NotePlace) {
  const { userId, id: noteId, contactId: about, kind, actor } = contactEvents;
  return and(
    eq(userId, owner),
    eq(noteId, id),
    eq(about, contactId),
    eq(kind, "noted"),
    eq(actor, "owner"),
  );
}

function ownDeleted(owner: OwnerId, { id, contactId }: NotePlace) {
  const { userId, id: noteId, contactId: about } = deletedNotes;
  return and(eq(userId, owner), eq(noteId, id), eq(about, contactId));
}
