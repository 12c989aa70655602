import { sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { NoticeKind } from "#domain/notices/kinds.ts";
import { isMailedAtFirst } from "#domain/notices/topics.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";

/** What a client, a caller or the assistant did, for its professional to know. */
export type News = {
  kind: NoticeKind;
  /** The key under which it is told once, however often and from however many processes this is called. */
  onceKey: string;
  aboutName?: string | null;
  aboutTime?: Date | null;
  contactId?: string | null;
  conversationId?: string | null;
  /** False if the caller sends an email of its own. */
  isMailed?: boolean;
  now: Date;
};

// Scope: `public.tell_owner` writes only for the transaction's owner, who is this one.

/**
 * Adds a notification for the transaction's owner and queues its email, on the channels that they chose. True if it is
 * new and an email is wanted.
 */
export async function tellOwner(
  tx: OwnerTransaction,
  _owner: OwnerId,
  { kind, onceKey, aboutName = null, aboutTime = null, isMailed = true, now, ...about }: News,
): Promise<boolean> {
  const { contactId = null, conversationId = null } = about;
  const [told] = rowsOf<{ wantsMail: boolean }>(
    await tx.execute(sql`
      select public.tell_owner(
        ${newId()}, ${kind}, ${now}, ${onceKey}, ${aboutName}, ${aboutTime}, ${contactId}, ${conversationId},
        ${isMailedAtFirst(kind)}, ${isMailed}
      ) as "wantsMail"`),
  );
  return told!.wantsMail;
}

/** Tells that a visitor or caller became a lead. */
export async function tellOfLead(
  tx: OwnerTransaction,
  owner: OwnerId,
  { contactId, name, now }: { contactId: string; name: string; now: Date },
): Promise<void> {
  const onceKey = `lead:${contactId}`;
  await tellOwner(tx, owner, { kind: "new lead", onceKey, aboutName: name, contactId, now });
}
