import { and, desc, eq, sql } from "drizzle-orm";
import { v5 } from "uuid";
import type { Basis, OutreachChannel, Purpose } from "#domain/assistant/outreach/consent.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { outreachConsents } from "../storage/tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

type NewConsent = {
  /** Set if a retry must not store the same thing twice. */
  id?: string;
  contactId: string | null;
  /** E.164, or an email in lower case. */
  address: string;
  channel: OutreachChannel;
  purpose: Purpose;
  basis: Basis;
  /** The exact words. */
  wording: string;
  source: string;
  evidence: Record<string, unknown>;
  now: Date;
};

/** Records a consent with its evidence. It is never changed or removed. False if it is recorded already. */
export async function recordConsent(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id = newId(), now, ...consent }: NewConsent,
): Promise<boolean> {
  const kept = await tx
    .insert(outreachConsents)
    .values({ ...consent, userId: owner, id, givenAt: now })
    .onConflictDoNothing();
  return kept.rowCount === 1;
}

/** The consent with an id. */
export async function findConsent(tx: OwnerTransaction, owner: OwnerId, id: string) {
  const [found] = await tx
    .select()
    .from(outreachConsents)
    .where(and(eq(outreachConsents.userId, owner), eq(outreachConsents.id, id)));
  return found ?? null;
}

/** The consents for one address, newest first. */
export function listConsents(tx: OwnerTransaction, owner: OwnerId, address: string) {
  return tx
    .select()
    .from(outreachConsents)
    .where(and(eq(outreachConsents.userId, owner), eq(outreachConsents.address, address)))
    .orderBy(desc(outreachConsents.givenAt))
    .limit(200);
}

/** The same for a contact, by any of its addresses. */
export function listConsentsOfContact(
  tx: OwnerTransaction,
  owner: OwnerId,
  { contactId, addresses }: { contactId: string; addresses: readonly string[] },
) {
  const theirs = sql`(${outreachConsents.contactId} = ${contactId}
    or ${outreachConsents.address} = any(${sql.param(addresses)}::text[]))`;
  return tx
    .select()
    .from(outreachConsents)
    .where(and(eq(outreachConsents.userId, owner), theirs))
    .orderBy(desc(outreachConsents.givenAt))
    .limit(100);
}

// Any fixed UUID: ids derived from it collide with no others.
const namespace = "0b6c1e0e-5d0c-4c39-9a0c-3f1f6a5a7c55";

/** A consent that was given with a booking or a message. */
type ConsentAlong = {
  /** What it came with, such as an appointment or a conversation: stored once for each. */
  cause: { kind: "appointment" | "conversation" | "call"; id: string };
  contactId: string | null;
  email: string | null;
  phone: string | null;
  basis: Basis;
  wording: string;
  source: string;
  now: Date;
};

/**
 * Records the consent that comes with a booking or a message: for service only, for the channels that its words name
 * and the addresses that were given. An inquiry names its channel by giving an address.
 */
export async function recordConsentAlong(
  tx: OwnerTransaction,
  owner: OwnerId,
  { cause, email, phone, now, ...consent }: ConsentAlong,
): Promise<void> {
  for (const channel of channelsIn(consent)) {
    const address = channel === "mail" ? email?.toLowerCase() : phone;
    if (!address) continue;
    const id = v5([owner, cause.kind, cause.id, channel, address].join("|"), namespace);
    const evidence = { [`${cause.kind}Id`]: cause.id };
    await recordConsent(tx, owner, {
      ...consent,
      id,
      address,
      channel,
      purpose: "service",
      evidence,
      now,
    });
  }
}

/**
 * The channels that the words of a consent allow. "By phone" includes texts about the same matter (the FCC counts a
 * text as a call), but no automated voice: that has to be named. The words are English or Spanish.
 */
function channelsIn({ basis, wording }: { basis: Basis; wording: string }): OutreachChannel[] {
  if (basis === "inquiry") return ["mail", "text", "phone"];
  return [
    ...(/\be-?mails?\b|correo electrónico/i.test(wording) ? (["mail"] as const) : []),
    ...(/\b(?:texts?|phone|call)\b|teléfono|mensajes? de texto/i.test(wording)
      ? (["text"] as const)
      : []),
    ...(/\b(?:automated|artificial)\b|automatizada/i.test(wording) ? (["phone"] as const) : []),
  ];
}
