import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { findProfessional, type KeptState, readContext, type TalkServices } from "./scene.ts";
import { settle } from "./close-talk.ts";
import {
  changeConversation,
  type Conversation,
  type ConversationChange,
  lockConversation,
} from "./store.ts";
import { emptyLines } from "./delete-transcript.ts";
import type { Whose } from "./interrupt-talk.ts";

/**
 * The caller has left, or the professional ends it. Settles the conversation, or just ends it if it has no engine
 * state; after the end, only the call's length and cost are added.
 */
export function endTalk(
  services: TalkServices,
  {
    owner,
    id,
    durationSeconds,
    costCents,
  }: Whose & { durationSeconds?: number; costCents?: number },
): Promise<void> {
  const now = services.now();
  return services.database.as(owner, async (tx) => {
    const conversation = await lockConversation(tx, owner, id);
    if (!conversation) return;
    const change = {
      ...(durationSeconds !== undefined && { durationSeconds }),
      ...(costCents !== undefined && { costCents }),
    };
    if (conversation.status === "ended") {
      if (Object.keys(change).length > 0) await changeConversation(tx, owner, { id, change });
      return;
    }
    const professional = await findProfessional(tx, owner);
    const state = conversation.state as KeptState | null;
    if (!professional || !state)
      return endPlainly(tx, owner, { conversation, change: { ...change, endedAt: now } });
    const { kind } = services;
    const context = await readContext(tx, professional, { conversation, state, kind, now });
    await settle(tx, { conversation, state, context, change });
  });
}

async function endPlainly(
  tx: OwnerTransaction,
  owner: OwnerId,
  { conversation, change }: { conversation: Conversation; change: ConversationChange },
): Promise<void> {
  const { id, keepsTranscript } = conversation;
  const outcome = conversation.outcome ?? "leftOpen";
  await changeConversation(tx, owner, { id, change: { ...change, status: "ended", outcome } });
  if (!keepsTranscript) await emptyLines(tx, owner, id);
}

/**
 * How long a conversation may be silent before it ends, in minutes: texts are answered hours later, everything else is
 * not.
 */
const silentMinutes = { text: 12 * 60, others: 30 };

/** The most that are ended at once; the rest waits for the next minute. */
const most = 200;

/** Ends conversations that have been silent for long: the page was closed, or the call was lost. */
export async function endSilent(
  pool: Pool,
  talks: { end(line: Whose): Promise<void> },
  now: Date,
): Promise<void> {
  const { rows } = await pool.query<{ owner: OwnerId; id: string }>(
    `select user_id as owner, id from public.assistant_conversations
      where status <> 'ended'
        and last_turn_at < $1::timestamptz
          - make_interval(mins => case when channel = 'text' then $2::int else $3::int end)
      order by last_turn_at limit $4`,
    [now, silentMinutes.text, silentMinutes.others, most],
  );
  for (const line of rows) await talks.end(line);
}
