import type { OwnerId } from "#domain/kernel/ids.ts";
import type { ActionServices } from "../actions/action-services.ts";
import { findLastRestore } from "#server/platform/last-restore.ts";
import { ringing } from "../actions/ring.ts";
import { settle } from "../actions/settle.ts";
import { lockAction } from "../actions/store.ts";
import { tellExpiring } from "../actions/tell-waiting.ts";
import { eachOf } from "./each.ts";

const most = 500;
const callMinutes = 15;

type Turn = { owner: OwnerId; id: string };

/**
 * The job "assistant-due", every minute: queues what was postponed until now, expires what is too late, reminds of what
 * expires within a day, and settles calls whose end was never reported.
 */
export async function takeUpDue(services: ActionServices): Promise<void> {
  const now = services.now();
  const { pool } = services;
  const lastRestore = await findLastRestore(pool);
  // An action in progress keeps its job; a waiting job is unchanged.
  await pool.query(
    `select graphile_worker.add_job('assistant-action', json_build_object('owner', due.user_id, 'id', due.id),
              job_key := 'assistant-action:' || due.id, job_key_mode := 'preserve_run_at')
       from (select user_id, id from public.assistant_actions
              where status = 'approved' and run_at <= $1 and expires_at > $1 order by run_at limit ${most}) due`,
    [now],
  );
  const { rows: late } = await pool.query<Turn>(
    `select user_id as owner, id from public.assistant_actions
      where status in ('draft', 'waiting', 'approved') and expires_at <= $1 limit ${most}`,
    [now],
  );
  const { rows: unheard } = await pool.query<Turn>(
    `select user_id as owner, id from public.assistant_actions
      where status = 'doing' and run_at < $1::timestamptz - interval '${callMinutes} minutes' limit ${most}`,
    [now],
  );
  // What holds no longer than a day was told about just then.
  const { rows: expiring } = await pool.query<Turn>(
    `select a.user_id as owner, a.id from public.assistant_actions a
      where a.status = 'waiting' and a.expires_at > $1 and a.expires_at <= $1::timestamptz + interval '1 day'
        and a.created_at < a.expires_at - interval '1 day' and a.expires_at - interval '1 day' > $2
        and not exists (
          select from public.notices n where n.user_id = a.user_id and n.once_key = 'approval expiring:' || a.id
        )
      order by a.expires_at limit ${most}`,
    [now, lastRestore],
  );
  await eachOf(expiring, (turn) => remindOf(turn, services));
  await eachOf(late, (turn) => expire(turn, services));
  await eachOf(unheard, (turn) => settleUnheard(turn, services));
}

async function remindOf({ owner, id }: Turn, services: ActionServices): Promise<void> {
  const now = services.now();
  await services.assistantDatabase.as(owner, async (tx) => {
    const action = await lockAction(tx, owner, id);
    if (action?.status !== "waiting" || action.expiresAt <= now) return;
    await tellExpiring(tx, owner, { action, now });
  });
}

async function expire({ owner, id }: Turn, services: ActionServices): Promise<void> {
  const now = services.now();
  await services.assistantDatabase.as(owner, async (tx) => {
    const action = await lockAction(tx, owner, id);
    const isOpen = action && ["draft", "waiting", "approved"].includes(action.status);
    if (!isOpen || action.expiresAt > now) return;
    const result = action.decidedAt
      ? "There was no time when it was allowed to go out."
      : "It expired before you decided.";
    await settle(tx, owner, { action, status: "expired", result, now });
  });
}

/** A call in progress whose end was never reported: it may have rung, so it is not tried again. */
async function settleUnheard({ owner, id }: Turn, services: ActionServices): Promise<void> {
  const now = services.now();
  await services.assistantDatabase.as(owner, async (tx) => {
    const action = await lockAction(tx, owner, id);
    if (action?.status !== "doing") return;
    const rang = action.result === ringing;
    const result = rang
      ? "It rang. We never learned how the call ended."
      : "We don't know whether it rang, so we won't try again.";
    await settle(tx, owner, { action, status: rang ? "done" : "failed", result, now });
  });
}
