import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ShareableDeal } from "#contract/links.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Sharing } from "#domain/links/sharing.ts";
import { isNamed } from "#server/contacts/name-filter.ts";
import { contacts } from "#server/contacts/tables.ts";
import { profileLinkInvitations as invitations, dealShares, linkSharing } from "./tables.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

// Scope: a loan officer's own sharing settings. Every function trusts only the OwnerId it is given; row-level security
// checks it again.

/**
 * The agent of this loan officer's active or pending link, because sharing can be set before the link gives access.
 * Null without one.
 */
export async function findAgentOf(
  tx: OwnerTransaction,
  officer: OwnerId,
  invitationId: string,
): Promise<OwnerId | null> {
  const [row] = await tx
    .select({ agentId: invitations.agentId })
    .from(invitations)
    .where(
      and(
        eq(invitations.id, invitationId),
        eq(invitations.loanOfficerId, officer),
        inArray(invitations.status, ["pending", "accepted"]),
        isNull(invitations.endedAt),
      ),
    );
  return row?.agentId ?? null;
}

/** Stores what the loan officer shares with an agent from now on. */
export async function saveSharing(
  tx: OwnerTransaction,
  officer: OwnerId,
  { agentId, sharing, now }: { agentId: OwnerId; sharing: Sharing; now: Date },
): Promise<void> {
  await tx
    .insert(linkSharing)
    .values({ userId: officer, agentId, ...sharing, updatedAt: now })
    .onConflictDoUpdate({
      target: [linkSharing.userId, linkSharing.agentId],
      set: { ...sharing, updatedAt: now },
      // The same settings again are not logged.
      setWhere: sql`(${linkSharing.sharesAllDeals}, ${linkSharing.hidesFinances})
                    is distinct from (${sharing.sharesAllDeals}, ${sharing.hidesFinances})`,
    });
}

const mostListed = 100;

const chosenFor = (officer: OwnerId, agentId: OwnerId) =>
  and(eq(dealShares.userId, officer), eq(dealShares.agentId, agentId));
const sharedWith = (officer: OwnerId, agentId: OwnerId) =>
  and(chosenFor(officer, agentId), eq(dealShares.dealId, contacts.id));
const columns = {
  id: contacts.id,
  firstName: contacts.firstName,
  lastName: contacts.lastName,
  status: contacts.status,
  isShared: sql<boolean>`${dealShares.dealId} is not null`,
};

/** The loan officer's deals, newest first, and whether each is shared individually with the agent. */
export function listShareable(
  tx: OwnerTransaction,
  officer: OwnerId,
  { agentId, search }: { agentId: OwnerId; search: string },
): Promise<ShareableDeal[]> {
  return tx
    .select(columns)
    .from(contacts)
    .leftJoin(dealShares, sharedWith(officer, agentId))
    .where(and(eq(contacts.userId, officer), eq(contacts.type, "Deal"), isNamed(search)))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(mostListed);
}

/** How many deals are shared individually with the agent. */
export function countShared(
  tx: OwnerTransaction,
  officer: OwnerId,
  agentId: OwnerId,
): Promise<number> {
  return tx.$count(dealShares, chosenFor(officer, agentId));
}

/** Shares one of the loan officer's deals with the agent, or unshares it; null if there is no such deal. */
export async function shareDeal(
  tx: OwnerTransaction,
  officer: OwnerId,
  {
    agentId,
    dealId,
    isShared,
    now,
  }: { agentId: OwnerId; dealId: string; isShared: boolean; now: Date },
): Promise<ShareableDeal | null> {
  const key = { userId: officer, agentId, dealId };
  const [before] = await tx
    .select(columns)
    .from(contacts)
    .leftJoin(dealShares, sharedWith(officer, agentId))
    .where(and(eq(contacts.userId, officer), eq(contacts.id, dealId), eq(contacts.type, "Deal")));
  if (!before || before.isShared === isShared) return before ?? null;
  if (isShared)
    await tx
      .insert(dealShares)
      .values({ ...key, sharedAt: now })
      .onConflictDoNothing();
  else
    await tx
      .delete(dealShares)
      .where(and(chosenFor(officer, agentId), eq(dealShares.dealId, dealId)));
  return { ...before, isShared };
}
