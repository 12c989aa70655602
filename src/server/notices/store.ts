import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Notice } from "#contract/notices.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { profiles } from "#server/profiles/tables.ts";
import { notices } from "./tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

const mostListed = 50;

const fields = {
  id: notices.id,
  happenedAt: notices.happenedAt,
  kind: notices.kind,
  actorId: notices.actorId,
  actorName: notices.actorName,
  dealId: notices.dealId,
  dealName: notices.dealName,
  isWithinLimits: notices.isWithinLimits,
  readAt: notices.readAt,
};

/** The newest notices of a professional, the newest first. */
export async function listNotices(tx: OwnerTransaction, owner: OwnerId): Promise<Notice[]> {
  const rows = await tx
    .select(fields)
    .from(notices)
    .where(eq(notices.userId, owner))
    .orderBy(desc(notices.happenedAt), desc(notices.id))
    .limit(mostListed);
  return rows.map(toNotice);
}

/** One notice, or null. */
export async function findNotice(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<Notice | null> {
  const [row] = await tx
    .select(fields)
    .from(notices)
    .where(and(eq(notices.userId, owner), eq(notices.id, id)));
  return row ? toNotice(row) : null;
}

export function countUnread(tx: OwnerTransaction, owner: OwnerId): Promise<number> {
  return tx.$count(notices, and(eq(notices.userId, owner), isNull(notices.readAt)));
}

/** Marks as read what happened until the moment of one notice, that one included. */
export async function markReadUntil(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const seen = tx
    .select({ happenedAt: notices.happenedAt })
    .from(notices)
    .where(and(eq(notices.userId, owner), eq(notices.id, id)));
  await tx
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.userId, owner),
        isNull(notices.readAt),
        lte(notices.happenedAt, sql`(${seen})`),
      ),
    );
}

/** Whether a professional wants mails about notices, and where they go. */
export async function findMailWish(tx: OwnerTransaction, owner: OwnerId) {
  const [row] = await tx
    .select({
      email: profiles.email,
      fullName: profiles.fullName,
      sendsMail: profiles.sendsNoticeMail,
    })
    .from(profiles)
    .where(eq(profiles.id, owner));
  return row ?? null;
}

export async function saveMailWish(
  tx: OwnerTransaction,
  owner: OwnerId,
  sendsMail: boolean,
): Promise<void> {
  await tx.update(profiles).set({ sendsNoticeMail: sendsMail }).where(eq(profiles.id, owner));
}

type Row = Pick<typeof notices.$inferSelect, keyof typeof fields>;

function toNotice({ actorId, actorName, readAt, ...row }: Row): Notice {
  return {
    ...row,
    isRead: readAt !== null,
    actor: actorId && actorName ? { id: actorId, fullName: actorName } : null,
  };
}
