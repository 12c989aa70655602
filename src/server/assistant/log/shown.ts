import type { AssistantTask } from "#contract/assistant/log.ts";
import { taskDetailsText, undoingOf } from "#domain/assistant/logged.ts";
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
  };
}

type Basis = Pick<AssistantTask, (typeof parts)[number]>;

function basisOf(details: unknown): Basis {
  const given = details as Record<string, unknown> | null;
  const isOurs = typeof given === "object" && given !== null && parts.some((part) => part in given);
  if (!isOurs) return { cause: null, said: null, did: taskDetailsText(details), basis: null };
  const read = parts.map((part) => [part, taskDetailsText(given[part])]);
  return Object.fromEntries(read) as Basis;
}
