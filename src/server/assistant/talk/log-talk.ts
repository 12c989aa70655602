import { and, eq } from "drizzle-orm";
import type { Outcome, TalkChannel, TaskStatus } from "#domain/assistant/tasks.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { logTask } from "../log/log.ts";
import { aiTasksLog } from "../log/tables.ts";
import type { Conversation } from "./store.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

const channelWords: Record<TalkChannel, string> = {
  web: "web chat",
  voice: "voice chat",
  phone: "call",
  text: "text message",
  rehearsal: "rehearsal",
};

/** "Answered call from Jane Smith: booked Nov 3, 2026 at 1:30 PM", in the professional's time zone. */
export function answeredWords({
  channel,
  who,
  outcome,
  startsAt,
  zone,
}: {
  channel: TalkChannel;
  who: string | null;
  outcome: Outcome;
  startsAt: string | null;
  zone: ZoneRules;
}): string {
  const at = startsAt ? ` ${momentText(new Date(startsAt), zone)}` : "";
  const did: Record<Outcome, string> = {
    booked: `booked${at}`,
    moved: `moved the appointment to${at}`,
    cancelled: "cancelled the appointment",
    message: "took a message",
    transferred: "transferred to you",
    optedOut: "opted out",
    answered: "answered questions",
    leftOpen: "ended without a result",
  };
  const words = outcome === "moved" && !at ? "moved the appointment" : did[outcome];
  return `Answered ${channelWords[channel]} from ${who ?? "a visitor"}: ${words}`;
}

/** One log entry about the outcome of a conversation, in the same transaction. */
export async function logTalk(
  tx: OwnerTransaction,
  owner: OwnerId,
  {
    conversation,
    outcome,
    status,
    description,
    said,
    contactId,
    appointmentId,
    startsAt = null,
    now,
  }: {
    conversation: Pick<Conversation, "id" | "channel">;
    outcome: Outcome;
    status: TaskStatus;
    description: string;
    /** The caller's line that led to it, as stored. */
    said: string | null;
    contactId: string | null;
    appointmentId: string | null;
    /** ISO 8601; the time that was booked or moved to. */
    startsAt?: string | null;
    now: Date;
  },
): Promise<void> {
  await logTask(tx, owner, {
    kind: outcome,
    description,
    status,
    details: {
      cause: `A ${channelWords[conversation.channel as TalkChannel]} with your assistant`,
      ...(said && { said }),
      did: description.replace(/^[^:]*: /, ""),
      basis: "They contacted you while your assistant was on",
    },
    conversationId: conversation.id,
    contactId,
    appointmentId,
    startsAt: startsAt === null ? null : new Date(startsAt),
    now,
  });
}

/** Completes the conversation's log entries that were in progress. */
export async function closeLog(
  tx: OwnerTransaction,
  owner: OwnerId,
  { conversationId, status }: { conversationId: string; status: TaskStatus },
): Promise<void> {
  await tx
    .update(aiTasksLog)
    .set({ status })
    .where(
      and(
        eq(aiTasksLog.userId, owner),
        eq(aiTasksLog.conversationId, conversationId),
        eq(aiTasksLog.status, "In Progress"),
      ),
    );
}
