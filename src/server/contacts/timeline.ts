import { and, desc, eq, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Change } from "#domain/contacts/timeline.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import type { Position } from "#server/platform/cursor.ts";
import { isSealed } from "./row-fields.ts";
import { eventFields } from "./sealed-columns.ts";
import { contactEvents } from "./tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** Who did something in an account: its owner, or someone on the owner's behalf. */
export type Actor = "owner" | "visitor" | "partner" | "assistant" | "system";

export type NewEvent = {
  /** Set if a retry must not add a second entry. */
  id?: string;
  contactId: string;
  kind: string;
  actor?: Actor;
  text?: string;
  /** By the stored fields' names. */
  changes?: Change[];
  now: Date;
};

/** The details of an event. */
type EventData = { text?: string; changes?: Change[] };
/** The same as it is read: the changes may be encrypted and not open. */
type ReadData = EventData & { unreadable?: true };

/**
 * Adds an entry to a contact's timeline, in the transaction of what it records. False if an entry with this id exists.
 */
export async function recordEvent(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id = newId(), contactId, kind, actor = "owner", text, changes, now }: NewEvent,
): Promise<boolean> {
  const isSecret = changes?.some(({ field }) => isSealed(field)) ?? false;
  const data: EventData = { ...(text && { text }), ...(changes && !isSecret && { changes }) };
  const sealed = isSecret ? await eventFields.seal(tx, owner, { id, changes }) : {};
  const added = await tx
    .insert(contactEvents)
    .values({ userId: owner, id, contactId, happenedAt: now, kind, actor, data, ...sealed })
    .onConflictDoNothing();
  return added.rowCount === 1;
}

/** A page of a contact's timeline, newest first. */
export async function listEvents(
  tx: OwnerTransaction,
  owner: OwnerId,
  { contactId, after, limit }: { contactId: string; after: Position | null; limit: number },
) {
  const rows = await tx
    .select({
      id: contactEvents.id,
      happenedAt: contactEvents.happenedAt,
      kind: contactEvents.kind,
      actor: contactEvents.actor,
      data: contactEvents.data,
      changes: contactEvents.changes,
      version: contactEvents.version,
      editedAt: contactEvents.editedAt,
      position: sql<string>`${contactEvents.happenedAt}::text`,
    })
    .from(contactEvents)
    .where(
      and(
        eq(contactEvents.userId, owner),
        eq(contactEvents.contactId, contactId),
        after
          ? sql`(${contactEvents.happenedAt}, ${contactEvents.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(contactEvents.happenedAt), desc(contactEvents.id))
    .limit(limit);
  const opened = await eventFields.open(tx, owner, rows);
  return opened.map(({ data, changes, unreadable, ...row }) => ({
    ...row,
    ...inFull(data, { changes, unreadable }),
  }));
}

/** One entry of a contact's timeline, or null. */
export async function findEvent(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, contactId }: { id: string; contactId: string },
) {
  const rows = await tx
    .select()
    .from(contactEvents)
    .where(
      and(
        eq(contactEvents.userId, owner),
        eq(contactEvents.id, id),
        eq(contactEvents.contactId, contactId),
      ),
    );
  const [row] = await eventFields.open(tx, owner, rows);
  if (!row) return null;
  const { happenedAt, kind, actor, version, editedAt, data } = row;
  return { id, happenedAt, kind, actor, version, editedAt, ...inFull(data, row) };
}

function inFull(
  data: EventData,
  { changes, unreadable }: { changes: Change[] | null; unreadable?: unknown[] | undefined },
): ReadData {
  return { ...data, ...(changes && { changes }), ...(unreadable && { unreadable: true }) };
}
