import * as z from "zod";
import { reachableEmail } from "#domain/account/placeholder-email.ts";
import type { Decision, OutreachRequest } from "#domain/assistant/outreach/gate.ts";
import { asSent, ruleAgainst, type Writer } from "#domain/assistant/messages/signature.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import { findBooking } from "#server/booking/store.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { expectedCents, passGate } from "../outreach/gate.ts";
import { oneClickOptOutOf, optOutLinkOf } from "../outreach/opt-out-link.ts";
import { findPerson, type Person } from "../outreach/person.ts";
import { lockOutreach } from "../outreach/stops.ts";
import type { ActionServices } from "./action-services.ts";
import { isStillParty } from "./parties.ts";
import { ring } from "./ring.ts";
import { giveBack, postpone, settle } from "./settle.ts";
import { send } from "./send.ts";
import { type ActionRow, changeAction, findAction, lockAction } from "./store.ts";
import { tellLimits } from "./tell-waiting.ts";

const jobSchema = z.object({ owner: z.uuid().transform((id) => id as OwnerId), id: z.uuid() });

/**
 * The job "assistant-action": carries out an approved action, after the outreach check, once. Texts and emails go into
 * their outbox in the transaction that marks them as done. A call is marked first and placed afterward: if the process
 * is killed in between, it is never tried again, rather than placed twice.
 */
export async function carryOut(payload: unknown, services: ActionServices): Promise<void> {
  const { owner, id } = jobSchema.parse(payload);
  const about = await services.database.as(owner, (tx) => readAbout(tx, owner, id));
  if (!about) return;
  const next = await services.assistantDatabase.as(owner, (tx) =>
    pass(tx, { owner, id, ...about }, services),
  );
  if (next === "ring") await ring({ owner, id, to: about.action.recipient }, services);
}

type About = {
  action: ActionRow;
  person: Person;
  /** Whether a message about a deal would still reach one of its parties. */
  isParty: boolean;
  writer: Writer & { email: string };
};

/** What only the professional's own role may read: where the person lives, and who takes part in a deal. */
async function readAbout(tx: OwnerTransaction, owner: OwnerId, id: string): Promise<About | null> {
  const action = await findAction(tx, owner, id);
  const host = await findHost(tx, owner);
  if (action?.status !== "approved" || !host) return null;
  const { recipient, contactId, partyRole } = action;
  // Another party of a deal is not the client, whose consents and opt-outs are the client's own.
  const person = await findPerson(tx, owner, {
    recipient,
    contactId: partyRole ? null : contactId,
  });
  return { action, person, isParty: await isStillParty(tx, owner, action), writer: host };
}

async function pass(
  tx: OwnerTransaction,
  { owner, id, person, isParty, writer }: About & { owner: OwnerId; id: string },
  services: ActionServices,
): Promise<"ring" | null> {
  const now = services.now();
  // In the order in which an opt-out locks, so that neither waits for the other for ever.
  await lockOutreach(tx, owner);
  const action = await lockAction(tx, owner, id);
  // Done, changed or postponed since the job was queued.
  if (action?.status !== "approved" || action.runAt > now) return null;
  if (action.expiresAt <= now)
    return settle(tx, owner, {
      action,
      status: "expired",
      result: "It was too late.",
      now,
    });
  if (isContactDeleted(action, person))
    return settle(tx, owner, {
      action,
      status: "cancelled",
      result: "The contact has been deleted.",
      now,
    });
  if (!isParty)
    return settle(tx, owner, {
      action,
      status: "cancelled",
      result: "They are no longer a party of this deal, or their address has changed.",
      now,
    });
  if (!(await isStillTrue(tx, owner, action)))
    return settle(tx, owner, {
      action,
      status: "cancelled",
      result: "The appointment has changed.",
      now,
    });
  const rule = ruleAgainst([action.subject, action.words].filter(Boolean).join("\n"), writer);
  if (rule) {
    const why = `This message can't go out (${rule}). Please change it.`;
    return giveBack(tx, owner, { action, result: why, now });
  }
  const request = requestOf(action);
  const isUnheard = request.channel === "text" && !services.hearsStop(owner);
  const against = isUnheard ? [unheard] : [];
  const decision = await passGate(tx, owner, { request, person, actionId: id, against, now });
  if (!mayGo(decision, action)) return hold(tx, owner, { action, decision, now });
  const channel = request.channel;
  if (channel === "phone") {
    // From here on it counts as called, whatever happens to this process.
    await changeAction(tx, owner, {
      id,
      status: "doing",
      runAt: now,
      attempts: action.attempts + 1,
      costCents: expectedCents.phone,
    });
    return "ring";
  }
  const optOutLink = { stopLink: optOutLinkOf(services, owner, action.recipient) };
  const words = asSent(channel, action.words, { writer, optOutLink });
  await send(tx, owner, {
    action,
    words,
    from: services.numberOf(owner),
    replyTo: reachableEmail(writer.email),
    unsubscribe: oneClickOptOutOf(services, owner, action.recipient),
    now,
  });
  await settle(tx, owner, {
    action,
    status: "done",
    result: sentResult[channel],
    decision,
    words,
    now,
  });
  return null;
}

const unheard = {
  rule: "line.none",
  says: "Your assistant has no phone number of its own to receive a STOP reply.",
  source: "47 CFR 64.1200(a)(10)",
};
const sentResult = { text: "Text sent", mail: "Email sent" } as const;

function requestOf({ kind, channel, purpose, recipient }: ActionRow): OutreachRequest {
  const asked = { kind, channel, purpose, recipient } as Omit<OutreachRequest, "costCents">;
  return { ...asked, costCents: expectedCents[asked.channel] ?? 0 };
}

/** What needs approval counts as approved if a person approved it. */
function mayGo({ verdict }: Decision, { decidedAt }: ActionRow): boolean {
  return verdict === "allow" || (verdict === "ask" && decidedAt !== null);
}

async function hold(
  tx: OwnerTransaction,
  owner: OwnerId,
  { action, decision, now }: { action: ActionRow; decision: Decision; now: Date },
): Promise<null> {
  const why = decision.reasons.map(({ says }) => says).join(" ");
  await tellLimits(tx, owner, { decision, now });
  if (decision.verdict === "ask") return giveBack(tx, owner, { action, result: why, now });
  const { notBefore } = decision;
  if (notBefore && notBefore < action.expiresAt)
    return postpone(tx, owner, { action, until: notBefore, result: why });
  const status = notBefore ? "expired" : "refused";
  return settle(tx, owner, { action, status, result: why, decision, now });
}

/**
 * The contact was deleted, and with the record its other addresses, one of which may have opted out. A reminder is
 * about an appointment, which is kept.
 */
function isContactDeleted(
  { kind, contactId, partyRole }: ActionRow,
  { contactIds }: Person,
): boolean {
  return kind !== "remind" && !!contactId && !partyRole && !contactIds.includes(contactId);
}

/** A reminder is for one appointment at one time, after which it is pointless. */
async function isStillTrue(
  tx: OwnerTransaction,
  owner: OwnerId,
  { kind, appointmentId, expiresAt }: ActionRow,
): Promise<boolean> {
  if (kind !== "remind" || !appointmentId) return true;
  const appointment = await findBooking(tx, owner, appointmentId);
  if (!appointment || !isActive(appointment.status)) return false;
  return appointment.appointmentTime.getTime() === expiresAt.getTime();
}
