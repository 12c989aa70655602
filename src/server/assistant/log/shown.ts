import type { AssistantTask } from "#contract/assistant/log.ts";
import { taskDetailsText, undoingOf } from "#domain/assistant/logged.ts";
import { sentByYou } from "#domain/assistant/log-sentence.ts";
import type { TaskRow } from "./store.ts";

const parts = ["cause", "said", "did", "basis"] as const;

/** An entry of the log, as the professional sees it. Details in an unknown form are shown as what it did. */
export function toTask(row: TaskRow, now: Date): AssistantTask {
  const { id, kind, description, status, performedAt, conversationId, actionId } = row;
  const { contactId, contactName, appointmentId, appointmentStatus, appointmentTime } = row;
  const appointment =
    appointmentStatus && appointmentTime
      ? { status: appointmentStatus, startsAt: appointmentTime }
      : null;
  return {
    id,
    description,
    status,
    performedAt,
    ...basisOf(row.details),
    conversationId,
    actionId,
    contactId,
    contactName,
    appointmentId,
    undoing: undoingOf({ kind, appointment }, now),
    kind,
    person: personOf(row),
    startsAt: row.startsAt,
    talk: row.talkChannel
      ? { channel: row.talkChannel, isOutgoing: row.talkDirection === "outbound" }
      : null,
    action:
      row.task && row.actionChannel && row.actionStatus
        ? {
            task: row.task,
            channel: row.actionChannel,
            status: row.actionStatus,
            result: row.actionResult,
          }
        : null,
    costCents: costOf(row),
  };
}

/** The other side's name, with the role of another party of a deal: "Lee Okafor (Lender)". */
function personOf({ contactName, callerName, recipientName, partyRole }: TaskRow): string | null {
  if (partyRole) return recipientName ? `${recipientName} (${partyRole})` : partyRole;
  return contactName || callerName || recipientName || null;
}

/** Null for what isn't over, and for calls and texts without a recorded cost, which are never free. */
function costOf(row: TaskRow): number | null {
  if (row.actionStatus) {
    if (row.actionStatus === "doing") return null;
    if (row.actionResult === sentByYou) return 0;
    const isCharged = row.actionStatus === "done" && row.actionChannel !== "mail";
    return isCharged && row.actionCents === 0 ? null : row.actionCents;
  }
  if (row.talkChannel === "phone" || row.talkChannel === "text")
    return row.talkStatus === "ended" && row.talkCents ? row.talkCents : null;
  return row.talkCents;
}

type Basis = Pick<AssistantTask, (typeof parts)[number]>;

function basisOf(details: unknown): Basis {
  const given = details as Record<string, unknown> | null;
  const isOurs = typeof given === "object" && given !== null && parts.some((part) => part in given);
  if (!isOurs) return { cause: null, said: null, did: taskDetailsText(details), basis: null };
  const read = parts.map((part) => [part, taskDetailsText(given[part])]);
  return Object.fromEntries(read) as Basis;
}
