import type { Permissions } from "#contract/assistant/outreach.ts";
import {
  type Basis,
  isStopped,
  latestStop,
  type OutreachChannel,
  outreachChannels,
  type Purpose,
} from "#domain/assistant/outreach/consent.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findContact } from "#server/contacts/store.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { listConsentsOfContact } from "./consents.ts";
import { askAboutPerson } from "./gate.ts";
import { findPerson, type Person } from "./person.ts";
import { listStops } from "./stops.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** A contact with the addresses that it has now. */
export type Reached = {
  id: string;
  type: string;
  email: string | null;
  phone: string | null;
  person: Person;
};

export async function findReached(
  tx: OwnerTransaction,
  owner: OwnerId,
  contactId: string,
): Promise<Reached | null> {
  const row = await findContact(tx, owner, contactId);
  if (!row) return null;
  const [email, phone] = [row.email?.toLowerCase() ?? null, row.phoneE164];
  const recipient = email ?? phone ?? keyWithoutAddress(contactId);
  const person = await findPerson(tx, owner, { recipient, contactId });
  return { id: contactId, type: row.type, email, phone, person };
}

/** The key under which a contact without any address is opted out. */
export function keyWithoutAddress(contactId: string): string {
  return `contact:${contactId}`;
}

export function addressFor({ email, phone }: Reached, channel: OutreachChannel): string | null {
  return channel === "mail" ? email : phone;
}

/** How a contact can be reached right now, and on what basis. */
export async function permissionsOf(
  tx: OwnerTransaction,
  owner: OwnerId,
  { reached, now }: { reached: Reached; now: Date },
): Promise<Permissions> {
  const { id: contactId, person } = reached;
  const stops = await listStops(tx, owner, person);
  const stoppedAt = latestStop(stops);
  const { addresses } = person;
  const consents = await listConsentsOfContact(tx, owner, { contactId, addresses });
  const ways: Permissions["ways"] = [];
  for (const channel of outreachChannels) {
    const recipient = addressFor(reached, channel);
    const ask = (purpose: Purpose) =>
      recipient === null
        ? null
        : askAboutPerson(tx, owner, { channel, purpose, recipient, person, now });
    const service = await ask("service");
    ways.push({ channel, address: recipient, service, marketing: await ask("marketing") });
  }
  return {
    contactId,
    isStopped: isStopped(stops),
    ways,
    consents: consents.map(
      ({ id, address, channel, purpose, basis, wording, source, givenAt }) => ({
        id,
        address,
        channel: channel as OutreachChannel,
        purpose: purpose as Purpose,
        basis: basis as Basis,
        wording,
        source,
        givenAt,
        isRevoked: stoppedAt !== null && givenAt <= stoppedAt,
      }),
    ),
    stops: stops.map(({ id, address, kind, source, words, happenedAt }) => ({
      id,
      address,
      kind,
      source,
      words,
      happenedAt,
    })),
  };
}
