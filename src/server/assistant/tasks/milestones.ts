import * as z from "zod";
import { changedDates, type DateChange, stillTrue } from "#domain/assistant/milestones/changes.ts";
import { causeOf, milestoneMessage } from "#domain/assistant/milestones/words.ts";
import type { OutreachRequest } from "#domain/assistant/outreach/gate.ts";
import { type MilestoneField, milestoneFields } from "#domain/contacts/deal-progress.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { findHost, type Host } from "#server/appointments/host-calendar.ts";
import type { ContactRow } from "#server/contacts/contact-row.ts";
import { findContact } from "#server/contacts/store.ts";
import { fromStoredNames } from "#server/platform/case.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { sql } from "drizzle-orm";
import type { ActionServices } from "../actions/action-services.ts";
import { propose } from "../actions/propose.ts";
import { partiesOf, type Party } from "../actions/parties.ts";
import { changeTasksOfAction } from "../log/log.ts";
import { askGate, expectedCents } from "../outreach/gate.ts";
import { findPerson } from "../outreach/person.ts";

const dates = z.record(z.string(), z.unknown());
const jobSchema = z.object({
  owner: z.uuid().transform((id) => id as OwnerId),
  contactId: z.uuid(),
  before: dates,
  after: dates,
});

const proposalHolds = 7 * 24 * 60 * 60 * 1000; // milliseconds

/**
 * The job "assistant-deal-dates": when dates of a deal are set or moved, proposes to inform each party about theirs.
 * Earlier proposals about the same date that have not been sent are withdrawn.
 */
export async function tellParties(payload: unknown, services: ActionServices): Promise<void> {
  const { owner, contactId, before, after } = jobSchema.parse(payload);
  const now = services.now();
  await services.database.as(owner, async (tx) => {
    const row = await findContact(tx, owner, contactId);
    const host = await findHost(tx, owner);
    if (!host || row?.type !== "Deal") return;
    const [was, is] = [fromStoredNames(before), fromStoredNames(after)];
    const set = changedDates(was, is);
    // Also messages about a date that was removed.
    const fields = milestoneFields.filter((field) => was[field] !== is[field]);
    await withdrawEarlier(tx, owner, { contactId, fields, now });
    const changes = stillTrue(set, fromStoredNames(row.dealProgress ?? {}));
    const parties = partiesOf(row).filter(({ email }) => email || services.hearsStop(owner));
    for (const party of parties) await tell(tx, { owner, host, row, party, changes, now });
  });
}

async function tell(
  tx: OwnerTransaction,
  {
    owner,
    host,
    row,
    party,
    changes,
    now,
  }: {
    owner: OwnerId;
    host: Host;
    row: ContactRow;
    party: Party;
    changes: readonly DateChange[];
    now: Date;
  },
): Promise<void> {
  const channel = party.email ? "mail" : "text";
  const recipient = party.email ?? party.phone;
  const message = milestoneMessage(channel, {
    role: party.role,
    changes,
    deal: {
      propertyAddress: [row.address, row.city].filter(Boolean).join(", ") || null,
      clientLastName: row.lastName,
    },
    reader: { name: party.name },
    writer: host,
    today: wallTimeOf(rulesOf(host.timeZone, now), now).day,
  });
  if (!message || !recipient) return;
  const to = { kind: "milestone", channel, purpose: "service", recipient } as const;
  const request: OutreachRequest = { ...to, costCents: expectedCents[channel] };
  const person = await findPerson(tx, owner, {
    recipient,
    contactId: party.partyRole ? null : row.id,
  });
  const { verdict, notBefore } = await askGate(tx, owner, { request, person, now });
  if (verdict === "refuse" && !notBefore) return;
  const marks = changes.map(({ field, after }) => `${field}=${after}`).join(",");
  await propose(tx, owner, {
    ...to,
    ...message,
    contactId: row.id,
    ...(party.partyRole && { partyRole: party.partyRole }),
    recipientName: party.name,
    cause: changes.map(causeOf).join("; "),
    description: `Update to ${party.name}: ${changes.map(causeOf).join("; ")}`,
    onceKey: `milestone:${row.id}:${party.key}:${marks}`,
    expiresAt: new Date(now.getTime() + proposalHolds),
    now,
  });
}

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

const since = "A newer date has been set.";

/** Withdraws what waits to be sent about these dates of a deal, so that no outdated date is sent. */
export async function withdrawEarlier(
  tx: OwnerTransaction,
  owner: OwnerId,
  { contactId, fields, now }: { contactId: string; fields: readonly MilestoneField[]; now: Date },
): Promise<void> {
  const about = fields.map((field) => `(:|,)${field}=`).join("|");
  if (!about) return;
  const rows = rowsOf<{ id: string }>(
    await tx.execute(sql`
      update assistant_actions set status = 'cancelled', result = ${since}, decided_at = ${now}
       where user_id = ${owner} and contact_id = ${contactId} and kind = 'milestone'
         and status in ('draft', 'waiting', 'approved') and once_key ~ ${about}
      returning id`),
  );
  for (const { id } of rows)
    await changeTasksOfAction(tx, owner, { actionId: id, status: "Cancelled" });
}
