import type { Pool } from "pg";
import * as z from "zod";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { NoticeTopic } from "#domain/notices/topics.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import type { Database } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";
import { noticeLetter } from "./letter.ts";
import { oneClickEndOf } from "./one-click.ts";
import { findMailAddress, findNotice } from "./store.ts";

const jobSchema = z.object({ owner: z.string().transform((id) => id as OwnerId), id: z.string() });

/**
 * The job "notice-mail": writes the letter about a notice, unless its reader wants none of that kind. The mail has the notice's id,
 * so that a job which runs twice sends once.
 */
export async function writeNoticeMail(
  payload: unknown,
  {
    pool,
    database,
    keys,
    baseUrl,
  }: { pool: Pool; database: Database; keys: Keys; baseUrl: string },
): Promise<void> {
  const { owner, id } = jobSchema.parse(payload);
  const unsubscribe = (topic: NoticeTopic) => oneClickEndOf({ keys, baseUrl }, owner, topic);
  const letter = await database.as(owner, async (tx) => {
    const notice = await findNotice(tx, owner, id);
    // Asked again here: it may have been switched off while the job waited.
    const email = notice && (await findMailAddress(tx, owner, notice.kind));
    return email && noticeLetter(notice, { email, baseUrl, unsubscribe });
  });
  if (letter) await enqueueMail(pool, letter, { id });
}
