import { type SQL, sql } from "drizzle-orm";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** More than can be decided at once; the rest follows later. */
const mostOpen = 200;
const mostDecided = 30;

/** Actions that wait for the professional, oldest first. */
export function listOpen(tx: OwnerTransaction, owner: OwnerId): Promise<QueuedAction[]> {
  const which = sql`x.status in ('waiting', 'draft') order by x.created_at, x.id limit ${mostOpen}`;
  return actionsWhere(tx, owner, which);
}

/** What was decided or done last, newest first. */
export function listDecided(tx: OwnerTransaction, owner: OwnerId): Promise<QueuedAction[]> {
  return actionsWhere(
    tx,
    owner,
    sql`x.status not in ('waiting', 'draft')
      order by coalesce(x.done_at, x.decided_at, x.created_at) desc, x.id desc limit ${mostDecided}`,
  );
}

/** What one conversation led to, in the order in which it was proposed. */
export function listActionsOf(
  tx: OwnerTransaction,
  owner: OwnerId,
  conversationId: string,
): Promise<QueuedAction[]> {
  const which = sql`x.conversation_id = ${conversationId} order by x.created_at, x.id`;
  return actionsWhere(tx, owner, which);
}

export async function findAction(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<QueuedAction | null> {
  const [action] = await actionsWhere(tx, owner, sql`x.id = ${id}`);
  return action ?? null;
}

/** Locks it until the transaction ends. */
export async function lockAction(tx: OwnerTransaction, owner: OwnerId, id: string): Promise<void> {
  await tx.execute(
    sql`select from assistant_actions where user_id = ${owner} and id = ${id} for update`,
  );
}

/** How a waiting action was decided; fields that are left out are unchanged. */
export type Decision = {
  id: string;
  status: "approved" | "rejected" | "done";
  subject?: string;
  words?: string;
  result?: string;
  now: Date;
};

export async function decide(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, status, subject, words, result, now }: Decision,
): Promise<void> {
  const doneAt = status === "done" ? now : null;
  await tx.execute(sql`
    update assistant_actions
       set status = ${status}, subject = coalesce(${subject ?? null}, subject), words = coalesce(${words ?? null}, words),
           result = coalesce(${result ?? null}, result), decided_at = ${now}, done_at = ${doneAt}::timestamptz,
           run_at = case when ${status} = 'approved' then ${now}::timestamptz else run_at end
     where user_id = ${owner} and id = ${id}`);
}

/** Queues the job in the transaction that approves the action. */
export async function enqueueAction(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  const payload = JSON.stringify({ owner, id });
  await tx.execute(
    sql`select assistant.enqueue('assistant-action', ${payload}::json, ${at}, ${`assistant-action:${id}`})`,
  );
}

async function actionsWhere(
  tx: OwnerTransaction,
  owner: OwnerId,
  which: SQL,
): Promise<QueuedAction[]> {
  const rows = rowsOf<QueuedAction>(
    await tx.execute(sql`
      select x.id, x.kind, x.status, x.channel, x.purpose, c.id as "contactId",
             concat_ws(' ', c.first_name, c.last_name) as "contactName", x.party_role as "partyRole",
             x.recipient_name as "recipientName", x.recipient, x.subject, x.words, x.cause, v.id as "conversationId",
             a.id as "appointmentId", x.run_at as "runAt", x.expires_at as "expiresAt", x.created_at as "createdAt",
             x.decided_at as "decidedAt", x.done_at as "doneAt", x.result
        from assistant_actions x
        left join contacts c on c.user_id = x.user_id and c.id = x.contact_id
        left join assistant_conversations v on v.user_id = x.user_id and v.id = x.conversation_id
        left join appointments a on a.professional_id = x.user_id and a.id = x.appointment_id
       where x.user_id = ${owner} and ${which}`),
  );
  return rows.map((row) => ({
    ...row,
    contactName: row.contactId && row.contactName,
    runAt: new Date(row.runAt),
    expiresAt: new Date(row.expiresAt),
    createdAt: new Date(row.createdAt),
    decidedAt: row.decidedAt && new Date(row.decidedAt),
    doneAt: row.doneAt && new Date(row.doneAt),
  }));
}
