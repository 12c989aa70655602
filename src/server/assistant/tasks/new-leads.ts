import * as z from "zod";
import { newLeadMessage } from "#domain/assistant/messages/messages.ts";
import type { OutreachChannel } from "#domain/assistant/outreach/consent.ts";
import type { OutreachRequest } from "#domain/assistant/outreach/gate.ts";
import type { TaskKind } from "#domain/assistant/tasks.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import type { ContactRow } from "#server/contacts/contact-row.ts";
import { findContact } from "#server/contacts/store.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { type ActionServices, talkLinkOf } from "../actions/action-services.ts";
import { propose } from "../actions/propose.ts";
import { askGate, expectedCents } from "../outreach/gate.ts";
import { findPerson } from "../outreach/person.ts";
import { hasAppointmentAhead } from "./appointments.ts";

const jobSchema = z.object({
  owner: z.uuid().transform((id) => id as OwnerId),
  contactId: z.uuid(),
});

const isNewFor = 24 * 60 * 60 * 1000; // milliseconds: a lead that is restored from the bin later is not new
const proposalHolds = 2 * 24 * 60 * 60 * 1000;

type Way = { kind: TaskKind; channel: OutreachChannel; recipient: string; what: string };

/**
 * The job "assistant-new-lead": proposes the fastest permitted channel to a new lead: a call, otherwise a text,
 * otherwise an email. Contacting a lead counts as marketing, and each channel needs its own consent.
 */
export async function reachOutToLead(payload: unknown, services: ActionServices): Promise<void> {
  const { owner, contactId } = jobSchema.parse(payload);
  const now = services.now();
  await services.database.as(owner, async (tx) => {
    const lead = await findContact(tx, owner, contactId);
    const host = await findHost(tx, owner);
    if (!host || lead?.type !== "Lead") return;
    if (now.getTime() - lead.createdAt.getTime() > isNewFor) return;
    // A lead who has booked is in touch already.
    if (await hasAppointmentAhead(tx, owner, { contactId, now })) return;
    const ways = waysTo(lead).filter(
      ({ channel }) => channel !== "text" || services.hearsStop(owner),
    );
    const way = await findOpenWay(tx, owner, { ways, contactId, now });
    if (!way) return;
    const { firstName, lastName, source } = lead;
    const name = [firstName, lastName].filter(Boolean).join(" ");
    const { kind, channel, recipient, what } = way;
    const talkLink = talkLinkOf(services, owner);
    await propose(tx, owner, {
      kind,
      channel,
      recipient,
      purpose: "marketing",
      contactId,
      recipientName: name,
      ...newLeadMessage(channel, { reader: { firstName }, writer: host, links: { talkLink } }),
      cause: source ? `New lead from ${source}` : "New lead",
      description: `${what} to the new lead ${name}`,
      onceKey: `newLead:${contactId}:${channel}`,
      expiresAt: new Date(now.getTime() + proposalHolds),
      now,
    });
  });
}

function waysTo({ email, phoneE164 }: ContactRow): Way[] {
  const mailbox = email?.toLowerCase();
  return [
    ...(phoneE164
      ? ([
          { kind: "callNewLead", channel: "phone", recipient: phoneE164, what: "Call" },
          { kind: "textNewLead", channel: "text", recipient: phoneE164, what: "Text" },
        ] as const)
      : []),
    ...(mailbox
      ? ([{ kind: "textNewLead", channel: "mail", recipient: mailbox, what: "Mail" }] as const)
      : []),
  ];
}

/** The first channel that the outreach check permits, with approval or at another time. */
async function findOpenWay(
  tx: OwnerTransaction,
  owner: OwnerId,
  { ways, contactId, now }: { ways: Way[]; contactId: string; now: Date },
): Promise<Way | null> {
  for (const way of ways) {
    const { kind, channel, recipient } = way;
    const person = await findPerson(tx, owner, { recipient, contactId });
    const request: OutreachRequest = {
      kind,
      channel,
      recipient,
      purpose: "marketing",
      costCents: expectedCents[channel],
    };
    const { verdict, notBefore } = await askGate(tx, owner, { request, person, now });
    if (verdict !== "refuse" || notBefore) return way;
  }
  return null;
}
