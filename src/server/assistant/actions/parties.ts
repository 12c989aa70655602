import { type MilestoneRole, roleOfParty } from "#domain/assistant/milestones/roles.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { isEmail } from "#domain/kernel/is-email.ts";
import type { ContactRow } from "#server/contacts/contact-row.ts";
import { toDeal } from "#server/contacts/deal-row.ts";
import { toE164 } from "#server/contacts/phone.ts";
import { findContact } from "#server/contacts/store.ts";
import { fromStoredNames } from "#server/platform/case.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { ActionRow } from "./store.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** A party of a deal who may be informed. */
export type Party = {
  role: MilestoneRole;
  /** The party's name in the deal form; null for the client. */
  partyRole: string | null;
  /** Distinguishes parties of the same role. */
  key: string;
  name: string;
  email: string | null;
  phone: string | null;
};

/** The client, the co-borrower and the parties of the form who may be informed. */
export function partiesOf(row: ContactRow): Party[] {
  const details = fromStoredNames(row.details);
  const coName = typeof details.coFirstName === "string" ? details.coFirstName : null;
  const coPhone = typeof details.coPhoneNumber === "string" ? details.coPhoneNumber : null;
  const client: Party = {
    role: "client",
    partyRole: null,
    key: "client",
    name: row.firstName,
    email: mailboxOf(row.email),
    phone: row.phoneE164,
  };
  const coBorrower: Party[] = coName
    ? [
        {
          role: "coBorrower",
          partyRole: "Co-borrower",
          key: "coBorrower",
          name: coName,
          email: null,
          phone: toE164(coPhone),
        },
      ]
    : [];
  const parties = toDeal(row, { isOfficer: false }).dealParties.flatMap((party): Party[] => {
    const role = roleOfParty(party.role);
    if (!role) return [];
    const { id, name, email, phoneNumber } = party;
    const reached = { email: mailboxOf(email), phone: toE164(phoneNumber) };
    return [{ role, partyRole: party.role, key: id, name, ...reached }];
  });
  return [client, ...coBorrower, ...parties];
}

/**
 * Whether a message about a deal's dates goes to one of its parties as they are now: one who left the deal, or whose
 * address was corrected, isn't told any more. True of every other action.
 */
export async function isStillParty(
  tx: OwnerTransaction,
  owner: OwnerId,
  { kind, contactId, partyRole, recipient }: ActionRow,
): Promise<boolean> {
  if (kind !== "milestone" || !contactId) return true;
  const row = await findContact(tx, owner, contactId);
  // A deleted contact is settled for its own reason.
  if (!row) return true;
  return partiesOf(row).some(
    (party) =>
      party.partyRole === partyRole && (party.email === recipient || party.phone === recipient),
  );
}

function mailboxOf(email: string | null): string | null {
  const mailbox = email?.trim().toLowerCase() ?? "";
  return isEmail(mailbox) ? mailbox : null;
}
