import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import type { KnownContact } from "#contract/contacts/saved.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import { cleanText } from "#domain/kernel/clean-text.ts";
import { cleanEmail } from "#domain/kernel/is-email.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { toE164 } from "./phone.ts";
import { contacts } from "./tables.ts";

const most = 5;

/** An email in any case, or a phone number in any format. */
export type Person = { email?: string | null; phoneNumber?: string | null; exceptId?: string };

/** The owner's contacts with the same email or phone, oldest first; at most five. */
export async function findKnown(
  tx: OwnerTransaction,
  owner: OwnerId,
  person: Person,
): Promise<KnownContact[]> {
  const email = cleanEmail(person.email ?? "");
  const phone = toE164(cleanText(person.phoneNumber ?? ""));
  if (!email && !phone) return [];
  // Equality of texts is leakproof, so both conditions can use their index under row-level security.
  const sameEmail = email ? eq(contacts.emailKey, sql`lower(${email})`) : sql`false`;
  const samePhone = phone ? eq(contacts.phoneE164, phone) : sql`false`;
  const rows = await tx
    .select({
      id: contacts.id,
      type: contacts.type,
      status: contacts.status,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      sameEmail: sql<boolean>`coalesce(${sameEmail}, false)`,
      samePhone: sql<boolean>`coalesce(${samePhone}, false)`,
    })
    .from(contacts)
    .where(
      and(
        eq(contacts.userId, owner),
        or(sameEmail, samePhone),
        person.exceptId ? ne(contacts.id, person.exceptId) : undefined,
      ),
    )
    .orderBy(asc(contacts.createdAt))
    .limit(most);
  return rows.map(({ sameEmail: byEmail, samePhone: byPhone, ...row }) => ({
    ...row,
    type: row.type as ContactType,
    by: [...(byEmail ? (["email"] as const) : []), ...(byPhone ? (["phone"] as const) : [])],
  }));
}
