import type { Pool } from "pg";
import * as z from "zod";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { keptFor } from "#domain/kernel/kept-for.ts";
import type { Database } from "#server/platform/database.ts";
import { removeSaidOf } from "../log/store.ts";
import { removeWords } from "./store.ts";

/** The most that are deleted at once; the rest waits for the next run. */
const most = 1_000;

/**
 * Deletes the transcripts of conversations past the professional's retention period, also where the log quotes them.
 * The conversation's entry is kept, with its outcome and its summary.
 */
export async function forgetWords({
  pool,
  database,
  now,
}: {
  /** The jobs' own role, which sees what is due and no transcripts. */
  pool: Pool;
  database: Database;
  now: Date;
}): Promise<void> {
  const { rows } = await pool.query<{ owner: OwnerId; id: string }>(
    `select v.user_id as owner, v.id from public.assistant_conversations v
       left join public.assistant_settings s on s.user_id = v.user_id
      where v.status = 'ended' and v.keeps_transcript
        and v.ended_at < $1::timestamptz - make_interval(days => coalesce(s.retention_days, $3))
      order by v.ended_at limit $2`,
    [now, most, keptFor.transcript.days],
  );
  for (const { owner, id } of rows)
    await database.as(owner, async (tx) => {
      await removeWords(tx, owner, id);
      await removeSaidOf(tx, owner, id);
    });
}

const saidSchema = z.object({ owner: z.uuid().transform((id) => id as OwnerId), id: z.uuid() });

/** The job "assistant-forget-said": a caller refused a transcript, so the log must no longer quote them. */
export async function forgetSaid(payload: unknown, database: Database): Promise<void> {
  const { owner, id } = saidSchema.parse(payload);
  await database.as(owner, (tx) => removeSaidOf(tx, owner, id));
}
