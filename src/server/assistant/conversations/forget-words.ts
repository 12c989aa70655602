import type { Pool } from "pg";
import * as z from "zod";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Database } from "#server/platform/database.ts";
import { removeSaidOf } from "../log/store.ts";
import { removeWords } from "./store.ts";

/** How many are forgotten at once; the rest waits for the next time. */
const most = 1_000;

/**
 * Deletes what was said in conversations whose time is over, as each professional decided, also where the log quotes
 * it. That there was a conversation stays, with its outcome and its summary.
 */
export async function forgetWords({
  pool,
  database,
  now,
}: {
  /** The jobs' own, which sees whose time is over and no words. */
  pool: Pool;
  database: Database;
  now: Date;
}): Promise<void> {
  const { rows } = await pool.query<{ owner: OwnerId; id: string }>(
    `select v.user_id as owner, v.id from public.assistant_conversations v
       left join public.assistant_settings s on s.user_id = v.user_id
      where v.status = 'ended' and v.keeps_transcript
        and v.ended_at < $1::timestamptz - make_interval(days => coalesce(s.retention_days, 180))
      order by v.ended_at limit $2`,
    [now, most],
  );
  for (const { owner, id } of rows)
    await database.as(owner, async (tx) => {
      await removeWords(tx, owner, id);
      await removeSaidOf(tx, owner, id);
    });
}

const saidSchema = z.object({ owner: z.uuid().transform((id) => id as OwnerId), id: z.uuid() });

/** The job "assistant-forget-said": a caller refused a transcript, so the log no longer quotes them. */
export async function forgetSaid(payload: unknown, database: Database): Promise<void> {
  const { owner, id } = saidSchema.parse(payload);
  await database.as(owner, (tx) => removeSaidOf(tx, owner, id));
}
