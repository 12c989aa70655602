import type { OutreachChannel, Purpose } from "#domain/assistant/outreach/consent.ts";
import { isWorking } from "#domain/assistant/settings.ts";
import type { Autonomy, TaskKind } from "#domain/assistant/tasks.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { logTask } from "../log/log.ts";
import { enqueueAction } from "../queue/store.ts";
import { findSettings } from "../settings/store.ts";
import { insertAction } from "./store.ts";
import { tellWaiting } from "./tell-waiting.ts";

/** A proposed call, text or email. */
export type Draft = {
  kind: TaskKind;
  channel: OutreachChannel;
  purpose: Purpose;
  contactId: string | null;
  /** Which party of the contact's deal it is for; left out for the contact. */
  partyRole?: string;
  recipientName: string | null;
  /** E.164, or an email in lower case. */
  recipient: string;
  subject: string | null;
  words: string;
  /** Why it exists, as a sentence: "New lead from Zillow". */
  cause: string;
  /** Its description in the log: "Call to the new lead Lee Okafor". */
  description: string;
  conversationId?: string;
  appointmentId?: string;
  /** The key under which each cause leads to one proposal at most. */
  onceKey: string;
  expiresAt: Date;
  now: Date;
};

// The first status of each. Only the professional sends a draft.
const firstStatus: Record<Exclude<Autonomy, "off">, "draft" | "waiting" | "approved"> = {
  draft: "draft",
  approve: "waiting",
  automatic: "approved",
};
const basisOf: Record<Exclude<Autonomy, "off">, string> = {
  draft: "Your settings: draft for you to send",
  approve: "Your settings: needs your approval",
  automatic: "Your settings: sent automatically",
};

/**
 * Proposes an action, as far as the professional's settings allow: as a draft, waiting for approval, or approved; with
 * its entry in the log. Null when nothing is proposed: the assistant is paused, the task is off, or the same cause led
 * to a proposal before.
 */
export async function propose(
  tx: OwnerTransaction,
  owner: OwnerId,
  { now, description, partyRole, conversationId, appointmentId, ...draft }: Draft,
): Promise<{ id: string; status: "draft" | "waiting" | "approved" } | null> {
  const { settings } = await findSettings(tx, owner);
  const autonomy = settings.autonomy[draft.kind];
  if (!isWorking(settings, now) || autonomy === "off" || draft.expiresAt <= now) return null;
  const id = newId();
  const status = firstStatus[autonomy];
  const isNew = await insertAction(tx, {
    ...draft,
    userId: owner,
    id,
    status,
    partyRole: partyRole ?? null,
    conversationId: conversationId ?? null,
    appointmentId: appointmentId ?? null,
    runAt: now,
    createdAt: now,
  });
  if (!isNew) return null;
  await logTask(tx, owner, {
    id,
    kind: "action",
    description,
    status: "Scheduled",
    details: { cause: draft.cause, basis: basisOf[autonomy] },
    actionId: id,
    contactId: draft.contactId,
    conversationId: conversationId ?? null,
    appointmentId: appointmentId ?? null,
    now,
  });
  if (status === "waiting") await tellWaiting(tx, owner, { action: { ...draft, id }, now });
  if (status === "approved") await enqueueAction(tx, owner, { id, at: now });
  return { id, status };
}
