import { type Decision, decide, type OutreachRequest } from "#domain/assistant/outreach/gate.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { outreachReceipts } from "../storage/tables.ts";
import { readCircumstances } from "./circumstances.ts";
import type { Person } from "./person.ts";
import { lockOutreach } from "./stops.ts";

/** What would be done, to whom, and when. */
type AtTheGate = { request: OutreachRequest; person: Person; now: Date };

/** The estimated maximum cost of one call, text or email, in US cents. */
export const expectedCents = { phone: 30, text: 2, mail: 0 } as const;

const gone: Decision = {
  verdict: "refuse",
  reasons: [{ rule: "professional.gone", says: "There is no such professional.", source: "" }],
  notBefore: null,
};

/** The result of the outreach check without a receipt: for showing why, and for choosing a channel. */
export async function askGate(
  tx: OwnerTransaction,
  owner: OwnerId,
  { request, person, now }: AtTheGate,
): Promise<Decision> {
  const circumstances = await readCircumstances(tx, owner, { request, person, now });
  return circumstances ? decide(request, circumstances) : gone;
}

/**
 * The result for one channel and person, only by the rules about the person, whatever the professional's settings. Each
 * channel uses a task without special rules.
 */
export async function askAboutPerson(
  tx: OwnerTransaction,
  owner: OwnerId,
  {
    channel,
    purpose,
    recipient,
    person,
    now,
  }: Omit<OutreachRequest, "kind" | "costCents"> & Omit<AtTheGate, "request">,
): Promise<Decision> {
  const request: OutreachRequest = { kind: "callback", channel, purpose, recipient, costCents: 0 };
  const circumstances = await readCircumstances(tx, owner, { request, person, now });
  if (!circumstances) return gone;
  const { settings } = circumstances;
  const autonomy = { ...settings.autonomy, callback: "automatic" } as const;
  const willing = { ...settings, isOn: true, pausedUntil: null, autonomy };
  return decide(request, { ...circumstances, settings: willing });
}

/**
 * Checks everything right before it is sent, in the transaction that sends it or marks it as in progress. Always leaves
 * a receipt.
 */
export async function passGate(
  tx: OwnerTransaction,
  owner: OwnerId,
  {
    actionId,
    against = [],
    ...at
  }: AtTheGate & {
    actionId: string | null;
    /** What forbids this channel for every recipient. */
    against?: Decision["reasons"];
  },
): Promise<Decision> {
  await lockOutreach(tx, owner);
  const decision: Decision =
    against.length > 0
      ? { verdict: "refuse", reasons: against, notBefore: null }
      : await askGate(tx, owner, at);
  const { channel, purpose, recipient } = at.request;
  await tx.insert(outreachReceipts).values({
    userId: owner,
    id: newId(),
    actionId,
    channel,
    purpose,
    recipient,
    verdict: decision.verdict,
    reasons: decision.reasons,
    decidedAt: at.now,
  });
  return decision;
}
