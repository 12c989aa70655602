import { summaryOf } from "#domain/assistant/conversation/summary.ts";
import type { Outcome, TalkChannel } from "#domain/assistant/tasks.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import { newState } from "#domain/assistant/turn/turn.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { emptyLines } from "./delete-transcript.ts";
import { answeredWords, closeLog, logTalk } from "./log-talk.ts";
import type { KeptState } from "./scene.ts";
import { changeConversation, type Conversation, type ConversationChange } from "./store.ts";

/** The outcome of a conversation: what was done last, otherwise how far it went. */
export function outcomeOf({ outcome, achieved, turns, flow }: KeptState): Outcome {
  if (outcome) return outcome;
  return achieved.at(-1) ?? (turns > 1 && flow === "open" ? "answered" : "leftOpen");
}

/**
 * Ends a conversation: its outcome, summary, next step, and log. What was done is in the log already; otherwise it is
 * logged now.
 */
export async function settle(
  tx: OwnerTransaction,
  {
    conversation,
    state,
    context,
    change = {},
  }: {
    conversation: Conversation;
    state: KeptState;
    context: TurnContext;
    change?: ConversationChange;
  },
): Promise<Conversation> {
  const owner = conversation.userId as OwnerId;
  const { now } = context;
  const outcome = outcomeOf(state);
  const known = { ...conversation, ...change };
  const { keepsTranscript } = known;
  // For callers who refused a transcript, only what was done for them is recorded.
  const isRecorded = keepsTranscript || state.achieved.length > 0;
  const callerName = isRecorded ? known.callerName : null;
  const { gathered } = isRecorded ? state : newState;
  const named = { ...state, gathered: { ...gathered, name: gathered.name ?? callerName } };
  const ended = {
    ...change,
    callerName,
    status: "ended",
    endedAt: now,
    outcome,
    ...summaryOf(named, context, state.arrangedFor),
  };
  const { id } = conversation;
  const kept = keepsTranscript ? ended : { ...ended, state: null };
  await changeConversation(tx, owner, { id, change: kept });
  if (!keepsTranscript) await emptyLines(tx, owner, id);
  if (conversation.channel !== "rehearsal" && state.turns > 0) {
    const status = known.flags.includes("failed") ? "Failed" : "Completed";
    if (state.achieved.length > 0)
      await closeLog(tx, owner, { conversationId: conversation.id, status: "Completed" });
    else
      await logTalk(tx, owner, {
        conversation,
        outcome,
        status,
        description: answeredWords({
          channel: conversation.channel as TalkChannel,
          who: named.gathered.name ?? conversation.caller,
          outcome,
          startsAt: null,
          zone: context.circumstances.zone,
        }),
        said: null,
        contactId: known.contactId,
        appointmentId: known.appointmentId,
        now,
      });
  }
  return { ...conversation, ...ended };
}
