import { sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again. Only the
// professional's own role may read where contacts live and where they came from.

/** The person to be reached, as far as the outreach check needs to know. */
export type Person = {
  /** Every address of theirs: an opt-out of one counts for all. E.164, or an email in lower case. */
  addresses: string[];
  contactIds: string[];
  state: string | null;
  zipCode: string | null;
  leadSource: string | null;
};

/**
 * The owner of an address: the named contact, and all others with the same address. For people who are not contacts,
 * such as a deal's title company, only the address.
 */
export async function findPerson(
  tx: OwnerTransaction,
  owner: OwnerId,
  { recipient, contactId }: { recipient: string; contactId: string | null },
): Promise<Person> {
  const rows = rowsOf<{
    id: string;
    email: string | null;
    phone: string | null;
    state: string | null;
    zipCode: string | null;
    source: string | null;
    isNamed: boolean;
  }>(
    await tx.execute(sql`
      select id, email_key as email, phone_e164 as phone, state, zip_code as "zipCode", source,
             coalesce(id = ${contactId}::uuid, false) as "isNamed"
        from contacts
       where user_id = ${owner}
         and (id = ${contactId}::uuid or email_key = ${recipient} or phone_e164 = ${recipient})
       order by "isNamed" desc, created_at limit 10`),
  );
  const first = <Key extends "state" | "zipCode" | "source">(key: Key) =>
    rows.map((row) => row[key]).find((value) => value !== null) ?? null;
  const known = rows.flatMap(({ email, phone }) => [email, phone]).filter((one) => one !== null);
  return {
    addresses: [...new Set([recipient, ...known])],
    contactIds: rows.map(({ id }) => id),
    state: first("state"),
    zipCode: first("zipCode"),
    // Of several the strictest: a purchased lead remains one under another name.
    leadSource:
      rows
        .map(({ source }) => source)
        .filter(Boolean)
        .join("; ") || null,
  };
}
