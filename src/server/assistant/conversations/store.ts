import { type SQL, sql } from "drizzle-orm";
import type {
  Conversation,
  ConversationTurn,
  ListedConversation,
} from "#contract/assistant/conversations.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { emptyLines } from "../talk/delete-transcript.ts";
import type { Position } from "#server/platform/cursor.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

type ConversationsQuery = {
  channel: string | null;
  outcome: string | null;
  contactId: string | null;
  after: Position | null;
  limit: number;
};

/** `position` is when it began, formatted by PostgreSQL for the cursor. */
export type ConversationRow = ListedConversation & { position: string };

/** A wave shows at most this many turns: more bars than that would not be told apart. */
const turnsInWave = 24;

/** A page of conversations, newest first. */
export function listConversations(
  tx: OwnerTransaction,
  owner: OwnerId,
  { channel, outcome, contactId, after, limit }: ConversationsQuery,
): Promise<ConversationRow[]> {
  const narrowed = [
    // A rehearsal is not a client's conversation.
    channel ? sql`and v.channel = ${channel}` : sql`and v.channel <> 'rehearsal'`,
    outcome ? sql`and v.outcome = ${outcome}` : sql``,
    contactId ? sql`and v.contact_id = ${contactId}` : sql``,
    after
      ? sql`and (v.started_at, v.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
      : sql``,
  ];
  return conversationsWhere(
    tx,
    owner,
    sql`true ${sql.join(narrowed, sql` `)} order by v.started_at desc, v.id desc limit ${limit}`,
  );
}

/** One of them as its professional sees it, without the internal state and the phone service's ids. */
export async function findShown(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<Conversation | null> {
  const [row] = await conversationsWhere(tx, owner, sql`v.id = ${id}`);
  if (!row) return null;
  const { position: _, wave: __, ...shown } = row;
  return shown;
}

async function conversationsWhere(
  tx: OwnerTransaction,
  owner: OwnerId,
  which: SQL,
): Promise<ConversationRow[]> {
  const rows = rowsOf<ConversationRow>(
    await tx.execute(sql`
      select v.id, v.channel, v.direction, v.status, v.caller_name as "callerName", v.caller, c.id as "contactId",
             concat_ws(' ', c.first_name, c.last_name) as "contactName", a.id as "appointmentId",
             v.started_at as "startedAt", v.last_turn_at as "lastTurnAt", v.ended_at as "endedAt", v.turns, v.outcome,
             v.summary, v.next_step as "nextStep", v.flags, v.cost_cents as "costCents",
             v.duration_seconds as "durationSeconds", v.keeps_transcript as "keepsTranscript",
             v.started_at::text as position, w.wave
        from assistant_conversations v
        left join contacts c on c.user_id = v.user_id and c.id = v.contact_id
        left join appointments a on a.professional_id = v.user_id and a.id = v.appointment_id
       cross join lateral (
         select coalesce(json_agg(json_build_object('speaker', t.speaker, 'length', t.length) order by t.seq), '[]') as wave
           from (select seq, speaker, char_length(words) as length from assistant_turns
                  where user_id = ${owner} and conversation_id = v.id and words <> '' and speaker <> 'note'
                  order by seq desc limit ${turnsInWave}) t) w
       where v.user_id = ${owner} and ${which}`),
  );
  return rows.map((row) => ({
    ...row,
    contactName: row.contactId && row.contactName,
    startedAt: new Date(row.startedAt),
    lastTurnAt: new Date(row.lastTurnAt),
    endedAt: row.endedAt && new Date(row.endedAt),
  }));
}

/** The turns in their order; those whose text was deleted are left out. */
export async function listTurns(
  tx: OwnerTransaction,
  owner: OwnerId,
  conversationId: string,
): Promise<ConversationTurn[]> {
  return turnsWhere(
    tx,
    owner,
    sql`conversation_id = ${conversationId} and words <> '' order by seq`,
  );
}

/** The turn with this id. */
export async function findTurn(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, turnId }: { id: string; turnId: string },
): Promise<ConversationTurn | null> {
  const [turn] = await turnsWhere(
    tx,
    owner,
    sql`conversation_id = ${id} and turn_id = ${turnId} and speaker = 'professional'`,
  );
  return turn ?? null;
}

async function turnsWhere(
  tx: OwnerTransaction,
  owner: OwnerId,
  which: SQL,
): Promise<ConversationTurn[]> {
  const rows = rowsOf<ConversationTurn>(
    await tx.execute(sql`
      select seq, speaker, words, heard_words as "heardWords", understood_by as "understoodBy",
             latency_ms as "latencyMs", said_at as "saidAt"
        from assistant_turns where user_id = ${owner} and ${which}`),
  );
  return rows.map((row) => ({ ...row, saidAt: new Date(row.saidAt) }));
}

/** Deletes the transcript and the internal state; the conversation's entry is kept. */
export async function removeWords(tx: OwnerTransaction, owner: OwnerId, id: string): Promise<void> {
  await emptyLines(tx, owner, id);
  await tx.execute(sql`
    update assistant_conversations set state = null, keeps_transcript = false
     where user_id = ${owner} and id = ${id}`);
}

/** Deletes a conversation with its turns; false if there was none. */
export async function deleteConversation(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<boolean> {
  const gone = await tx.execute(
    sql`delete from assistant_conversations where user_id = ${owner} and id = ${id} returning id`,
  );
  return rowsOf(gone).length === 1;
}
