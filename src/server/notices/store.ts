import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Notice } from "#contract/notices.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { isMailedAtFirst, type KindWish, type NoticeChannel } from "#domain/notices/topics.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { profiles } from "#server/profiles/tables.ts";
import { notices, noticeWishes } from "./tables.ts";

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
  notStated: notices.notStated,
  aboutName: notices.aboutName,
  aboutTime: notices.aboutTime,
  contactId: notices.contactId,
  conversationId: notices.conversationId,
  readAt: notices.readAt,
};

/** The newest notifications in a professional's bell, newest first. */
export async function listNotices(tx: OwnerTransaction, owner: OwnerId): Promise<Notice[]> {
  const rows = await tx
    .select(fields)
    .from(notices)
    .where(and(eq(notices.userId, owner), notices.inBell))
    .orderBy(desc(notices.happenedAt), desc(notices.id))
    .limit(mostListed);
  return rows.map(toNotice);
}

/** One notification, shown in the bell or not, or null. */
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

/** Marks notifications as read, up to and including one of them. */
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

/** The address for the email about a notification of this kind; null if none is wanted. */
export async function findMailAddress(
  tx: OwnerTransaction,
  owner: OwnerId,
  kind: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ email: profiles.email, byMail: noticeWishes.byMail })
    .from(profiles)
    .leftJoin(noticeWishes, and(eq(noticeWishes.userId, profiles.id), eq(noticeWishes.kind, kind)))
    .where(eq(profiles.id, owner));
  return row && (row.byMail ?? isMailedAtFirst(kind)) ? row.email : null;
}

/** The verified number for the text about a notification of this kind; null if none is wanted or known. */
export async function findTextNumber(
  tx: OwnerTransaction,
  owner: OwnerId,
  kind: string,
): Promise<string | null> {
  const [wish] = await tx
    .select({ byText: noticeWishes.byText })
    .from(noticeWishes)
    .where(and(eq(noticeWishes.userId, owner), eq(noticeWishes.kind, kind)));
  return wish?.byText ? ownNumber(tx, owner) : null;
}

/** The professional's verified number, or null. `public.own_number` answers only for the transaction's owner. */
export async function ownNumber(tx: OwnerTransaction, _owner: OwnerId): Promise<string | null> {
  const [row] = rowsOf<{ number: string | null }>(
    await tx.execute(sql`select public.own_number() as number`),
  );
  return row?.number ?? null;
}

/** The professional's choices by kind. */
export async function listWishes(tx: OwnerTransaction, owner: OwnerId): Promise<KindWish[]> {
  return tx
    .select({
      kind: noticeWishes.kind,
      inBell: noticeWishes.inBell,
      byMail: noticeWishes.byMail,
      byText: noticeWishes.byText,
    })
    .from(noticeWishes)
    .where(eq(noticeWishes.userId, owner));
}

/** Switches kinds on or off in one channel. */
export async function saveWish(
  tx: OwnerTransaction,
  owner: OwnerId,
  { kinds, channel, isOn }: { kinds: readonly string[]; channel: NoticeChannel; isOn: boolean },
): Promise<void> {
  const change = { bell: { inBell: isOn }, mail: { byMail: isOn }, text: { byText: isOn } }[
    channel
  ];
  await tx
    .insert(noticeWishes)
    .values(
      kinds.map((kind) => ({ userId: owner, kind, byMail: isMailedAtFirst(kind), ...change })),
    )
    .onConflictDoUpdate({ target: [noticeWishes.userId, noticeWishes.kind], set: change });
}

type Row = Pick<typeof notices.$inferSelect, keyof typeof fields>;

function toNotice({ actorId, actorName, readAt, ...row }: Row): Notice {
  return {
    ...row,
    isRead: readAt !== null,
    actor: actorId && actorName ? { id: actorId, fullName: actorName } : null,
  };
}
