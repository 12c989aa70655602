import { sql } from "drizzle-orm";
import { newLeadStatus } from "#domain/contacts/contact.ts";
import { leadIdAt } from "#domain/contacts/lead-id.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { findKnown } from "./find-known.ts";
import { toE164 } from "./phone.ts";
import { contactConsents } from "./tables.ts";
import { recordEvent } from "./timeline.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again. These use only the
// columns that visitors' requests may read and write (docs/decisions/016).

/** A person who came through a public page or the assistant. */
export type Caller = {
  firstName: string;
  lastName: string | null;
  /** Null for a person who left only a phone number; without either, no contact can be matched. */
  email: string | null;
  phone: string | null;
  companyName: string | null;
  /** Where they came in, as the source of the lead and the consent. */
  source: string;
  /** The words they agreed to; null if they were not asked. */
  consent: string | null;
  /** Who recorded them; defaults to a public page. */
  actor?: "visitor" | "assistant";
  now: Date;
};

/**
 * Adds a visitor as a contact of the professional: the contact with the same email, else the same phone, else a new
 * lead. Nothing of an existing contact is overwritten, because the visitor's identity is not verified.
 */
export async function welcomeVisitor(
  tx: OwnerTransaction,
  owner: OwnerId,
  caller: Caller,
): Promise<{ contactId: string; isNew: boolean }> {
  const known = await findKnown(tx, owner, { email: caller.email, phoneNumber: caller.phone });
  const same = known.find(({ by }) => by.includes("email")) ?? known[0];
  const contactId = same?.id ?? (await addLead(tx, owner, caller));
  if (caller.consent !== null)
    await tx.insert(contactConsents).values({
      userId: owner,
      id: newId(),
      contactId,
      wording: caller.consent,
      source: caller.source,
      givenAt: caller.now,
    });
  return { contactId, isNew: !same };
}

async function addLead(tx: OwnerTransaction, owner: OwnerId, caller: Caller): Promise<string> {
  const { firstName, lastName, email, phone, companyName, source, actor = "visitor", now } = caller;
  const id = newId();
  // Raw SQL, because a visitor's request may fill only these columns and the query builder would name all of them.
  await tx.execute(sql`
    insert into contacts (
      user_id, id, type, status, lead_id, first_name, last_name, email, phone_number, phone_e164, company_name, source,
      created_at, updated_at
    ) values (
      ${owner}, ${id}, 'Lead', ${newLeadStatus}, ${leadIdAt(now)}, ${firstName}, ${lastName}, ${email}, ${phone},
      ${toE164(phone)}, ${companyName}, ${source}, ${now}, ${now}
    )`);
  await recordEvent(tx, owner, {
    contactId: id,
    kind: "created",
    actor,
    text: source,
    now,
  });
  return id;
}
