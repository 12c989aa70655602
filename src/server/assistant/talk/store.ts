import { and, asc, desc, eq, gt, gte, lt, or } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { assistantConversations, assistantTurns } from "../storage/tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

export type Conversation = typeof assistantConversations.$inferSelect;
export type Line = typeof assistantTurns.$inferSelect;

/** A line to be stored. */
export type NewLine = Pick<Line, "speaker" | "words"> &
  Partial<Pick<Line, "turnId" | "understoodBy" | "latencyMs">>;

const mine = (owner: OwnerId, id: string) =>
  and(eq(assistantConversations.userId, owner), eq(assistantConversations.id, id));

const linesOf = (owner: OwnerId, id: string) =>
  and(eq(assistantTurns.userId, owner), eq(assistantTurns.conversationId, id));

export async function findConversation(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<Conversation | null> {
  const [row] = await tx.select().from(assistantConversations).where(mine(owner, id));
  return row ?? null;
}

/** The conversation with this id, or of this call by the phone service's id. */
export async function findOpened(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, providerSid }: { id: string; providerSid: string | null },
): Promise<Conversation | null> {
  const { userId, providerSid: sid } = assistantConversations;
  const bySid = providerSid === null ? undefined : and(eq(userId, owner), eq(sid, providerSid));
  const [row] = await tx
    .select()
    .from(assistantConversations)
    .where(or(mine(owner, id), bySid));
  return row ?? null;
}

/** Locks the conversation until the transaction ends. */
export async function lockConversation(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<Conversation | null> {
  const [row] = await tx.select().from(assistantConversations).where(mine(owner, id)).for("update");
  return row ?? null;
}

/** False if this conversation, or one of the same call, exists already. */
export async function addConversation(
  tx: OwnerTransaction,
  owner: OwnerId,
  conversation: Omit<typeof assistantConversations.$inferInsert, "userId">,
): Promise<boolean> {
  const added = await tx
    .insert(assistantConversations)
    .values({ ...conversation, userId: owner })
    .onConflictDoNothing();
  return added.rowCount === 1;
}

/** The fields of a conversation that change while it is active and when it ends. */
export type ConversationChange = Partial<
  Omit<Conversation, "userId" | "id" | "channel" | "direction" | "startedAt" | "disclosedAt">
>;

export async function changeConversation(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, change }: { id: string; change: ConversationChange },
): Promise<void> {
  await tx.update(assistantConversations).set(change).where(mine(owner, id));
}

/** Stores lines under the numbers from `seq` on. */
export async function addLines(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, seq, lines, now }: { id: string; seq: number; lines: readonly NewLine[]; now: Date },
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(assistantTurns).values(
    lines.map((line, index) => ({
      ...line,
      userId: owner,
      conversationId: id,
      seq: seq + index,
      saidAt: now,
    })),
  );
}

/** The lines from one number on. */
export function listLines(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, from }: { id: string; from: number },
): Promise<Line[]> {
  return tx
    .select()
    .from(assistantTurns)
    .where(and(linesOf(owner, id), gte(assistantTurns.seq, from)))
    .orderBy(asc(assistantTurns.seq));
}

/** The last few lines, in chronological order. */
export async function listLastLines(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, most }: { id: string; most: number },
): Promise<Line[]> {
  const lines = await tx
    .select()
    .from(assistantTurns)
    .where(linesOf(owner, id))
    .orderBy(desc(assistantTurns.seq))
    .limit(most);
  return lines.reverse();
}

/** The caller's line with this turn id, and everything up to the caller's next line; empty for a new id. */
export async function listExchange(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, turnId }: { id: string; turnId: string },
): Promise<Line[]> {
  const [line] = await tx
    .select()
    .from(assistantTurns)
    .where(and(linesOf(owner, id), eq(assistantTurns.turnId, turnId)));
  return line ? [line, ...(await listAnswer(tx, owner, { id, after: line.seq }))] : [];
}

/** What was said after a line and before the caller's next one. */
export async function listAnswer(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, after }: { id: string; after: number },
): Promise<Line[]> {
  const [next] = await tx
    .select({ seq: assistantTurns.seq })
    .from(assistantTurns)
    .where(
      and(linesOf(owner, id), gt(assistantTurns.seq, after), eq(assistantTurns.speaker, "caller")),
    )
    .orderBy(asc(assistantTurns.seq))
    .limit(1);
  return tx
    .select()
    .from(assistantTurns)
    .where(
      and(
        linesOf(owner, id),
        gt(assistantTurns.seq, after),
        next ? lt(assistantTurns.seq, next.seq) : undefined,
      ),
    )
    .orderBy(asc(assistantTurns.seq));
}

/** Stores how much of a line was heard before the caller interrupted it. */
export async function noteHeardWords(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, seq, heardWords }: { id: string; seq: number; heardWords: string },
): Promise<void> {
  await tx
    .update(assistantTurns)
    .set({ heardWords })
    .where(and(linesOf(owner, id), eq(assistantTurns.seq, seq)));
}
