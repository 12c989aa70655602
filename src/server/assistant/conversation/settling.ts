import { summaryOf } from "#domain/assistant/conversation/summary.ts";
import type { Outcome, TalkChannel } from "#domain/assistant/tasks.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { answeredWords, closeLog, logTalk } from "./logging.ts";
import type { KeptState } from "./scene.ts";
import { changeConversation, type Conversation, type ConversationChange } from "./store.ts";

/** What came of a conversation: what was achieved last, else how far it went. */
export function outcomeOf({ outcome, achieved, turns, flow }: KeptState): Outcome {
  if (outcome) return outcome;
  return achieved.at(-1) ?? (turns > 1 && flow === "open" ? "answered" : "leftOpen");
}

/**
 * Ends a conversation: its outcome, its summary, what there is to do next, and its lines in the log. What was
 * achieved stands in the log already; of one in which nothing was, it tells now.
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
  const { callerName, ...known } = { ...conversation, ...change };
  const named = {
    ...state,
    gathered: { ...state.gathered, name: state.gathered.name ?? callerName },
  };
  const ended = {
    ...change,
    status: "ended",
    endedAt: now,
    outcome,
    ...summaryOf(named, context, state.arrangedFor),
  };
  await changeConversation(tx, owner, { id: conversation.id, change: ended });
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
