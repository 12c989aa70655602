import type { Decision } from "#domain/assistant/outreach/gate.ts";
import type { TaskStatus } from "#domain/assistant/tasks.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { changeTask, changeTasksOfAction } from "../log/log.ts";
import { expectedCents } from "../outreach/gate.ts";
import { type ActionRow, changeAction } from "./store.ts";
import { tellWaiting } from "./tell-waiting.ts";

type End = "done" | "failed" | "refused" | "expired" | "cancelled";

const taskStatusOf: Record<End, TaskStatus> = {
  done: "Completed",
  failed: "Failed",
  refused: "Cancelled",
  expired: "Cancelled",
  cancelled: "Cancelled",
};

/** Ends an action, with its entry in the log. Always null, so that callers can return it. */
export async function settle(
  tx: OwnerTransaction,
  owner: OwnerId,
  {
    action,
    status,
    result,
    decision,
    words,
    now,
  }: {
    action: ActionRow;
    status: End;
    result: string;
    decision?: Decision;
    /** What was sent, word for word. */
    words?: string;
    now: Date;
  },
): Promise<null> {
  const { id, channel, cause, decidedAt } = action;
  const isSent = status === "done" && words !== undefined;
  await changeAction(tx, owner, {
    id,
    status,
    result,
    doneAt: now,
    ...(isSent && {
      attempts: action.attempts + 1,
      costCents: expectedCents[channel as "text" | "mail"],
    }),
  });
  const byWhom = decidedAt ? "Approved by you" : "Your settings: sent automatically";
  const rules = decision?.reasons.map(({ says, source }) => `${says} (${source})`) ?? [];
  await changeTask(tx, owner, {
    id,
    status: taskStatusOf[status],
    details: { cause, did: words ?? result, basis: [byWhom, ...rules].join(". ") },
  });
  return null;
}

/** Postpones it to a later job. */
export async function postpone(
  tx: OwnerTransaction,
  owner: OwnerId,
  { action, until, result }: { action: ActionRow; until: Date; result: string },
): Promise<null> {
  await changeAction(tx, owner, { id: action.id, status: "approved", runAt: until, result });
  return null;
}

/** Hands it to the professional, who can edit, approve or reject it. */
export async function giveBack(
  tx: OwnerTransaction,
  owner: OwnerId,
  { action, result, now }: { action: ActionRow; result: string; now: Date },
): Promise<null> {
  await changeAction(tx, owner, { id: action.id, status: "waiting", result });
  await tellWaiting(tx, owner, { action, now });
  await changeTasksOfAction(tx, owner, { actionId: action.id, status: "Scheduled" });
  return null;
}
