import type { TalkLine } from "#contract/assistant/talk.ts";
import { suggestionsFor } from "#domain/assistant/conversation/suggestions.ts";
import type { Expecting, Language } from "#understanding/heard.ts";
import type { Outcome } from "#domain/assistant/tasks.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { KeptState } from "./scene.ts";
import type { Conversation, Line } from "./store.ts";

/** A caller's line and its answer: all that any channel shows or says of it. */
export type Exchange = {
  id: string;
  /** Each of the assistant's sentences in order; all have passed the guard. */
  says: string[];
  expecting: Expecting;
  /** The language of the conversation so far. */
  language: Language;
  /** The conversation ends after these sentences. */
  ends: boolean;
  /** The call is transferred to the professional after these sentences. */
  transfers: boolean;
  /** Null while the conversation is active. */
  outcome: Outcome | null;
  /** The number of the first of these lines. */
  seq: number;
  /** The caller's line as stored, and what was said in answer. */
  lines: TalkLine[];
  suggestions: string[];
  isTakenOver: boolean;
  manageLink: string | null;
  /** Nothing but these lines has been said, and none of them by the caller. */
  isUntouched: boolean;
};

/** The state of a conversation, with these lines of it; there may be none. */
export function exchangeOf(
  conversation: Conversation,
  lines: readonly Pick<Line, "seq" | "speaker" | "words">[],
  context: TurnContext | null,
): Exchange {
  const state = conversation.state as KeptState | null;
  const ends = conversation.status === "ended";
  const isTakenOver = conversation.status === "taken over";
  // Only the engine expects or offers anything.
  const isLed = !ends && !isTakenOver && state !== null;
  const isLast = (lines.at(-1)?.seq ?? -1) === conversation.turns - 1;
  return {
    id: conversation.id,
    says: lines.filter(({ speaker }) => speaker === "assistant").map(({ words }) => words),
    language: state?.language ?? "en",
    expecting: isLed ? state.expecting : "nothing",
    ends,
    transfers: ends && isLast && state?.outcome === "transferred",
    outcome: ends ? (conversation.outcome as Outcome | null) : null,
    seq: lines[0]?.seq ?? conversation.turns,
    // Deleted lines are not shown as empty ones.
    lines: lines.flatMap(({ seq, speaker, words }) =>
      words ? [{ seq, speaker: speaker as TalkLine["speaker"], words }] : [],
    ),
    suggestions: isLed && context ? suggestionsFor(state, context) : [],
    isTakenOver,
    manageLink: state?.manageLink ?? null,
    isUntouched:
      lines.length === conversation.turns && lines.every(({ speaker }) => speaker !== "caller"),
  };
}
