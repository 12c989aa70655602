import { and, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Invitation, InvitationParty } from "#contract/links.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { sharingAtFirst } from "#domain/links/sharing.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { profiles } from "#server/profiles/tables.ts";
import { linkSharing, profileLinkInvitations as invitations } from "./tables.ts";

// Scope: these run with the role for what two professionals share (docs/decisions/018). Every function trusts only the
// OwnerId it is given; row-level security checks it again.

const fields = {
  id: invitations.id,
  invitingProfileId: invitations.invitingProfileId,
  invitedProfileId: invitations.invitedProfileId,
  status: invitations.status,
  createdAt: invitations.createdAt,
  updatedAt: invitations.updatedAt,
  loanOfficerId: invitations.loanOfficerId,
  agentId: invitations.agentId,
  endedAt: invitations.endedAt,
  endedBy: invitations.endedBy,
  sharing: sql<Invitation["sharing"]>`json_build_object(
    'sharesAllDeals', coalesce(${linkSharing.sharesAllDeals}, ${sharingAtFirst.sharesAllDeals}),
    'hidesFinances', coalesce(${linkSharing.hidesFinances}, ${sharingAtFirst.hidesFinances}))`,
};
const sameLink = and(
  eq(linkSharing.userId, invitations.loanOfficerId),
  eq(linkSharing.agentId, invitations.agentId),
);

/** An accepted invitation is the link of the two until it is ended. */
const isLive = and(eq(invitations.status, "accepted"), isNull(invitations.endedAt));

/** All invitations that the professional sent or received, with both parties, newest first. */
export async function listInvitations(tx: OwnerTransaction, me: OwnerId) {
  const inviting = alias(profiles, "inviting");
  const invited = alias(profiles, "invited");
  const party = (table: typeof inviting | typeof invited) =>
    sql<InvitationParty>`json_build_object(
      'id', ${table.id}, 'fullName', ${table.fullName}, 'companyName', ${table.companyName},
      'roleInBusiness', ${table.roleInBusiness}, 'profilePictureUrl', ${table.profilePictureUrl},
      'businessType', ${table.businessType})`;
  return tx
    .select({ ...fields, inviting: party(inviting), invited: party(invited) })
    .from(invitations)
    .innerJoin(inviting, eq(inviting.id, invitations.invitingProfileId))
    .innerJoin(invited, eq(invited.id, invitations.invitedProfileId))
    .leftJoin(linkSharing, sameLink)
    .where(isParty(me))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** One invitation of this professional, or null. */
export async function findInvitation(
  tx: OwnerTransaction,
  me: OwnerId,
  id: string,
): Promise<Invitation | null> {
  const [row] = await tx
    .select(fields)
    .from(invitations)
    .leftJoin(linkSharing, sameLink)
    .where(and(eq(invitations.id, id), isParty(me)));
  return row ?? null;
}

/** Whether the two of an invitation are still on the sides that it was made for. */
export async function isAcrossSides(
  tx: OwnerTransaction,
  me: OwnerId,
  id: string,
): Promise<boolean> {
  const officer = alias(profiles, "officer");
  const agent = alias(profiles, "agent");
  const rows = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(
      officer,
      and(eq(officer.id, invitations.loanOfficerId), eq(officer.foundAs, "loan officer")),
    )
    .innerJoin(agent, and(eq(agent.id, invitations.agentId), eq(agent.foundAs, "agent")))
    .where(and(eq(invitations.id, id), isParty(me)));
  return rows.length > 0;
}

/** What connects this professional with another: pending, linked or nothing. */
export async function findBetween(
  tx: OwnerTransaction,
  me: OwnerId,
  other: OwnerId,
): Promise<"pending" | "linked" | null> {
  const rows = await tx
    .select({ status: invitations.status })
    .from(invitations)
    .where(and(isParty(me), isParty(other), or(eq(invitations.status, "pending"), isLive)));
  if (rows.some(({ status }) => status === "accepted")) return "linked";
  return rows.length > 0 ? "pending" : null;
}

/** How many invitations this professional has sent since an instant. */
export async function countSent(tx: OwnerTransaction, me: OwnerId, since: Date): Promise<number> {
  return tx.$count(
    invitations,
    and(eq(invitations.invitingProfileId, me), gt(invitations.createdAt, since)),
  );
}

/**
 * Adds a pending invitation. A trigger decides which of the two is the loan officer (links.before_change in
 * docs/schema.sql).
 */
export async function addInvitation(
  tx: OwnerTransaction,
  me: OwnerId,
  { id, invited, now }: { id: string; invited: OwnerId; now: Date },
): Promise<void> {
  // Raw SQL, because the role may fill only these columns and the query builder would name all of them.
  await tx.execute(sql`
    insert into profile_link_invitations (inviting_profile_id, id, invited_profile_id, status, created_at, updated_at)
    values (${me}, ${id}, ${invited}, 'pending', ${now}, ${now})`);
}

/**
 * Answers an invitation if it is still pending; of two simultaneous answers one counts. False if it was not pending.
 */
export async function answerInvitation(
  tx: OwnerTransaction,
  me: OwnerId,
  { id, status, now }: { id: string; status: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(invitations)
    .set({ status, updatedAt: now })
    .where(and(eq(invitations.id, id), isParty(me), eq(invitations.status, "pending")));
  return rowCount === 1;
}

/** Ends an active link; false if it was not active. */
export async function endLink(
  tx: OwnerTransaction,
  me: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(invitations)
    .set({ endedAt: now, endedBy: me, updatedAt: now })
    .where(and(eq(invitations.id, id), isParty(me), isLive));
  return rowCount === 1;
}

/** The link through which this agent sees deals now, and what it shares; null without one. */
export async function findLiveLink(tx: OwnerTransaction, me: OwnerId) {
  const [row] = await tx
    .select({
      officerId: invitations.loanOfficerId,
      officerName: profiles.fullName,
      sharing: fields.sharing,
    })
    .from(invitations)
    .innerJoin(profiles, eq(profiles.id, invitations.loanOfficerId))
    .leftJoin(linkSharing, sameLink)
    .where(and(eq(invitations.agentId, me), isLive));
  return row ?? null;
}

function isParty(who: OwnerId): SQL | undefined {
  return or(eq(invitations.invitingProfileId, who), eq(invitations.invitedProfileId, who));
}
