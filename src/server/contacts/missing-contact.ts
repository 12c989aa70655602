import { and, eq, gt } from "drizzle-orm";
import type { Restorable } from "#contract/contacts/saved.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { deletedContacts } from "./tables.ts";

// Scope: trusts only the OwnerId it is given; row-level security checks it again.

type GoneErrors<NotFound, Deleted> = {
  NOT_FOUND: () => NotFound;
  DELETED: (options: { data: Restorable }) => Deleted;
};

/** The error for a contact that is not found: that it can be restored, or that there is none. */
export async function goneError<NotFound, Deleted>(
  errors: GoneErrors<NotFound, Deleted>,
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<NotFound | Deleted> {
  const { userId, purgeAt, type, firstName, lastName } = deletedContacts;
  const [row] = await tx
    .select({ type, firstName, lastName })
    .from(deletedContacts)
    .where(and(eq(userId, owner), eq(deletedContacts.id, id), gt(purgeAt, now)));
  if (!row) return errors.NOT_FOUND();
  return errors.DELETED({ data: { id, ...row, type: row.type as ContactType } });
}
