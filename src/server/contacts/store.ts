import { and, eq, gt, gte, type SQL, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { FollowUp } from "#domain/contacts/follow-up.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import { changesBetween, type ContactEventKind } from "#domain/contacts/timeline.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { ContactRow, FormColumns } from "./contact-row.ts";
import { fieldsOf } from "./row-fields.ts";
import { contactFields } from "./sealed-columns.ts";
import { contacts, deletedContacts } from "./tables.ts";
import { recordEvent } from "./timeline.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

export async function findContact(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<ContactRow | null> {
  return opened(tx, owner, await tx.select().from(contacts).where(mine(owner, id)));
}

/** The contact, locked until the transaction ends. */
export async function lockContact(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<ContactRow | null> {
  const rows = await tx.select().from(contacts).where(mine(owner, id)).for("update");
  return opened(tx, owner, rows);
}

/**
 * Locks a contact's id, even if it has no row: an addition that checked the bin just before a deletion would bring the
 * contact back beside its copy there.
 */
export async function lockPlace(tx: OwnerTransaction, owner: OwnerId, id: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${owner}::text || ${id}::text, 13))`,
  );
}

/** Whether a deleted contact can be restored. */
export async function isInBin(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { userId, id: binned, purgeAt } = deletedContacts;
  const found = and(eq(userId, owner), eq(binned, id), gt(purgeAt, now));
  return (await tx.$count(deletedContacts, found)) > 0;
}

export type NewContact = {
  id: string;
  type: ContactType;
  status: string;
  columns: FormColumns & { firstName: string };
  now: Date;
};

/**
 * Adds a contact and its timeline's first entry; null if the id is taken, also in the bin, so that a repeated save
 * after its contact was deleted restores no one.
 */
export async function addContact(
  tx: OwnerTransaction,
  owner: OwnerId,
  { columns, now, ...contact }: NewContact,
): Promise<ContactRow | null> {
  await lockPlace(tx, owner, contact.id);
  if (await isInBin(tx, owner, { id: contact.id, now })) return null;
  const { refinanceDetails, loanOfficerDealParams, ...plain } = columns;
  const sealed = { id: contact.id, refinanceDetails, loanOfficerDealParams };
  const rows = await tx
    .insert(contacts)
    .values({
      userId: owner,
      ...plain,
      ...(await contactFields.seal(tx, owner, sealed)),
      ...contact,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  const row = await opened(tx, owner, rows);
  if (!row) return null;
  await recordEvent(tx, owner, { contactId: row.id, kind: "created", now });
  return row;
}

export type Edit = {
  columns: FormColumns;
  /** For a record that becomes another type: a converted lead. */
  type?: ContactType;
  kind: ContactEventKind;
  now: Date;
};

/**
 * Updates a locked contact and adds the changes to its timeline. JSON objects are merged into the stored ones, so that
 * fields that a form does not have are kept. A group that could not be read stays as it is stored, so that it can still be
 * repaired, until someone enters something in it again.
 */
export async function changeContact(
  tx: OwnerTransaction,
  owner: OwnerId,
  before: ContactRow,
  { columns, type, kind, now }: Edit,
): Promise<ContactRow> {
  const { refinanceDetails, dealProgress, loanOfficerDealParams, details, ...plain } = columns;
  const merged = {
    id: before.id,
    refinanceDetails: mergedGroup(before, "refinanceDetails", refinanceDetails),
    loanOfficerDealParams: mergedGroup(before, "loanOfficerDealParams", loanOfficerDealParams),
  };
  const rows = await tx
    .update(contacts)
    .set({
      ...plain,
      ...(type && { type }),
      ...(await contactFields.seal(tx, owner, merged)),
      ...(dealProgress && { dealProgress: laidOver(contacts.dealProgress, dealProgress) }),
      ...(details && { details: laidOver(contacts.details, details) }),
      version: before.version + 1,
      updatedAt: now,
    })
    .where(mine(owner, before.id))
    .returning();
  const row = (await opened(tx, owner, rows))!;
  const changes = changesBetween(fieldsOf(before), fieldsOf(row));
  if (changes.length > 0)
    await recordEvent(tx, owner, { contactId: before.id, kind, changes, now });
  return row;
}

/**
 * Sets the follow-up state of a locked lead and adds the change to its timeline. It is no field of the form, so the
 * version stays.
 */
export async function changeFollowUp(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, followUp: before }: ContactRow,
  { followUp, now }: { followUp: FollowUp; now: Date },
): Promise<ContactRow> {
  const rows = await tx
    .update(contacts)
    .set({ followUp, updatedAt: now })
    .where(mine(owner, id))
    .returning();
  const changes = [{ field: "follow_up", before, after: followUp }];
  await recordEvent(tx, owner, { contactId: id, kind: "edited", changes, now });
  return (await opened(tx, owner, rows))!;
}

/** A group of fields with its stored values under the new ones; undefined if it stays as it is stored. */
function mergedGroup(
  before: ContactRow,
  name: "refinanceDetails" | "loanOfficerDealParams",
  values: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  if (!values) return undefined;
  const isBlank = Object.values(values).every((value) => value === null || value === false);
  if (before.unreadable?.includes(name) && isBlank) return undefined;
  return { ...before[name], ...values };
}

/** The first row with its fields opened; null if there is none. */
async function opened(
  tx: OwnerTransaction,
  owner: OwnerId,
  rows: (typeof contacts.$inferSelect)[],
): Promise<ContactRow | null> {
  const [row] = await contactFields.open(tx, owner, rows.slice(0, 1));
  return row ?? null;
}

function laidOver(column: unknown, values: Record<string, unknown>): SQL {
  return sql`coalesce(${column}, '{}') || ${JSON.stringify(values)}::jsonb`;
}

export function mine(owner: OwnerId, id: string): SQL | undefined {
  return and(eq(contacts.userId, owner), eq(contacts.id, id));
}

/** How many leads of any status were created since an instant, inclusive. */
export function countNewLeads(tx: OwnerTransaction, owner: OwnerId, since: Date): Promise<number> {
  return tx.$count(
    contacts,
    and(eq(contacts.userId, owner), eq(contacts.type, "Lead"), gte(contacts.createdAt, since)),
  );
}
