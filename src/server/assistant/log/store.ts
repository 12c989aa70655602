import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Position } from "#server/platform/cursor.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { aiTasksLog } from "./tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** An entry of the log with the ids of what can be opened from it; null for what was deleted. */
export type TaskRow = {
  id: string;
  kind: string | null;
  description: string;
  status: string;
  performedAt: Date;
  details: unknown;
  conversationId: string | null;
  actionId: string | null;
  contactId: string | null;
  contactName: string | null;
  appointmentId: string | null;
  appointmentStatus: string | null;
  appointmentTime: Date | null;
  /** The time that was booked, moved to, or is reminded of. */
  startsAt: Date | null;
  talkChannel: string | null;
  talkDirection: string | null;
  talkStatus: string | null;
  talkCents: number | null;
  /** The name that the caller gave. */
  callerName: string | null;
  task: string | null;
  actionChannel: string | null;
  actionStatus: string | null;
  actionResult: string | null;
  actionCents: number | null;
  recipientName: string | null;
  partyRole: string | null;
  /** The time as formatted by PostgreSQL, for the cursor. */
  position: string;
};

/** A page of the log, newest first. */
export function listTasks(
  tx: OwnerTransaction,
  owner: OwnerId,
  { after, limit }: { after: Position | null; limit: number },
): Promise<TaskRow[]> {
  const behind = after
    ? sql`and (t.performed_at, t.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  return tasksWhere(
    tx,
    owner,
    sql`true ${behind} order by t.performed_at desc, t.id desc limit ${limit}`,
  );
}

/** What one conversation led to, in chronological order. */
export function listTasksOf(
  tx: OwnerTransaction,
  owner: OwnerId,
  conversationId: string,
): Promise<TaskRow[]> {
  return tasksWhere(
    tx,
    owner,
    sql`t.conversation_id = ${conversationId} order by t.performed_at, t.id`,
  );
}

export async function findTask(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<TaskRow | null> {
  const [row] = await tasksWhere(tx, owner, sql`t.id = ${id}`);
  return row ?? null;
}

async function tasksWhere(tx: OwnerTransaction, owner: OwnerId, which: SQL): Promise<TaskRow[]> {
  const rows = rowsOf<TaskRow>(
    await tx.execute(sql`
      select t.id, t.kind, t.task_description as description, t.status, t.performed_at as "performedAt", t.details,
             v.id as "conversationId", x.id as "actionId", c.id as "contactId",
             concat_ws(' ', c.first_name, c.last_name) as "contactName", a.id as "appointmentId",
             a.status as "appointmentStatus", a.appointment_time as "appointmentTime",
             -- A reminder expires when its appointment starts.
             coalesce(t.starts_at, case when x.kind = 'remind' then x.expires_at end) as "startsAt",
             v.channel as "talkChannel", v.direction as "talkDirection", v.status as "talkStatus",
             v.cost_cents as "talkCents", v.caller_name as "callerName",
             x.kind as task, x.channel as "actionChannel", x.status as "actionStatus", x.result as "actionResult",
             x.cost_cents as "actionCents", x.recipient_name as "recipientName", x.party_role as "partyRole",
             t.performed_at::text as position
        from ai_tasks_log t
        left join assistant_conversations v on v.user_id = t.user_id and v.id = t.conversation_id
        left join assistant_actions x on x.user_id = t.user_id and x.id = t.action_id
        left join contacts c on c.user_id = t.user_id and c.id = t.contact_id
        left join appointments a on a.professional_id = t.user_id and a.id = t.appointment_id
       where t.user_id = ${owner} and ${which}`),
  );
  return rows.map((row) => ({
    ...row,
    performedAt: new Date(row.performedAt),
    contactName: row.contactId && row.contactName,
    appointmentTime: row.appointmentTime && new Date(row.appointmentTime),
    startsAt: row.startsAt && new Date(row.startsAt),
  }));
}

/** Removes the client's words from the log of a conversation. */
export async function removeSaidOf(
  tx: OwnerTransaction,
  owner: OwnerId,
  conversationId: string,
): Promise<void> {
  await tx.execute(sql`
    update ai_tasks_log set details = details - 'said'
     where user_id = ${owner} and conversation_id = ${conversationId} and jsonb_typeof(details) = 'object'`);
}

// Scope: trusts only the OwnerId it is given; row-level security checks it again.

/** What the assistant last did for a professional, newest first. */
export async function listRecentTasks(tx: OwnerTransaction, owner: OwnerId, limit: number) {
  const tasks = await tx
    .select({
      id: aiTasksLog.id,
      taskDescription: aiTasksLog.taskDescription,
      status: aiTasksLog.status,
      performedAt: aiTasksLog.performedAt,
      details: aiTasksLog.details,
    })
    .from(aiTasksLog)
    .where(eq(aiTasksLog.userId, owner))
    .orderBy(desc(aiTasksLog.performedAt), desc(aiTasksLog.id))
    .limit(limit);
  return tasks.map((task) => ({ ...task, details: inOrder(task.details) }));
}

// In this order: why, what was said, what was done, the basis. PostgreSQL stores keys in its own order.
const detailKeys = ["cause", "said", "did", "basis"];

function inOrder(details: (typeof aiTasksLog.$inferSelect)["details"]) {
  if (typeof details !== "object" || details === null || Array.isArray(details)) return details;
  const facts = Object.entries(details);
  const place = (name: string) =>
    detailKeys.includes(name) ? detailKeys.indexOf(name) : detailKeys.length;
  return Object.fromEntries(facts.toSorted(([one], [other]) => place(one) - place(other)));
}
