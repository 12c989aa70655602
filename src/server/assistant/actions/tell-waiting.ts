import type { Decision } from "#domain/assistant/outreach/gate.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import { tellOwner } from "#server/notices/tell-owner.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";

/** What waits for approval. */
type Waiting = {
  id: string;
  recipientName: string | null;
  contactId: string | null;
  expiresAt: Date;
};

/** Tells that something waits for approval. */
export function tellWaiting(
  tx: OwnerTransaction,
  owner: OwnerId,
  about: { action: Waiting; now: Date },
): Promise<void> {
  return tell(tx, owner, "approval waiting", about);
}

/** Tells that it still waits and expires within a day; however often this is called, once. */
export function tellExpiring(
  tx: OwnerTransaction,
  owner: OwnerId,
  about: { action: Waiting; now: Date },
): Promise<void> {
  return tell(tx, owner, "approval expiring", about);
}

async function tell(
  tx: OwnerTransaction,
  owner: OwnerId,
  kind: "approval waiting" | "approval expiring",
  { action, now }: { action: Waiting; now: Date },
): Promise<void> {
  const { id, recipientName, contactId, expiresAt } = action;
  await tellOwner(tx, owner, {
    kind,
    onceKey: `${kind}:${id}`, // as in the query of tasks/housekeeping.ts
    aboutName: recipientName,
    aboutTime: expiresAt,
    contactId,
    now,
  });
}

const limits = { "cap.day": "day limit reached", "cap.spend": "budget used up" } as const;

/** Tells that the day's or the month's limit kept something from going out: once a day or month of the professional. */
export async function tellLimits(
  tx: OwnerTransaction,
  owner: OwnerId,
  { decision, now }: { decision: Decision; now: Date },
): Promise<void> {
  const reached = decision.reasons.flatMap(({ rule }) =>
    rule === "cap.day" || rule === "cap.spend" ? [rule as keyof typeof limits] : [],
  );
  const host = reached.length > 0 && (await findHost(tx, owner));
  if (!host) return;
  const { day } = wallTimeOf(rulesOf(host.timeZone, now), now);
  for (const rule of reached) {
    const span = rule === "cap.day" ? day : day.slice(0, 7);
    await tellOwner(tx, owner, { kind: limits[rule], onceKey: `${limits[rule]}:${span}`, now });
  }
}
