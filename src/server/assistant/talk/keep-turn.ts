import { redact } from "#understanding/redact.ts";
import type { TalkChannel } from "#domain/assistant/tasks.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { answeredWords, logTalk } from "./log-talk.ts";
import { guarded, type Ran } from "./run-effects.ts";
import type { KeptState, Scene } from "./scene.ts";
import { settle } from "./close-talk.ts";
import {
  addLines,
  changeConversation,
  type Conversation,
  type ConversationChange,
  type Line,
  type NewLine,
} from "./store.ts";

/** The caller's line, and how it was understood; null for a turn without one. */
export type Said = {
  text: string;
  turnId: string;
  understoodBy: "grammar" | "model" | null;
  latencyMs: number | null;
} | null;

/** A line that was just stored. */
type KeptLine = Pick<Line, "seq" | "speaker" | "words">;

/** The caller's line as stored: without card and personal numbers. */
export function callerLine(said: NonNullable<Said>): NewLine {
  const { text, turnId, understoodBy } = said;
  return { speaker: "caller", words: redact(text), turnId, understoodBy };
}

/** Whether a stored line is this one; a deleted one counts as the same. */
export function isKeptAs(kept: string, text: string): boolean {
  return kept === "" || kept === redact(text);
}

/**
 * Stores a turn: the line, the answer, the new state, what was done. It is one transaction with what was done, so that
 * a repeated line finds either all of it or nothing.
 */
export async function keepTurn(
  tx: OwnerTransaction,
  { scene, ran, said }: { scene: Scene; ran: Ran; said: Said },
): Promise<{ conversation: Conversation; lines: KeptLine[] }> {
  const { owner, conversation, context } = scene;
  const { id, turns: seq } = conversation;
  const { now } = context;
  const answer = guarded(ran, context);
  if (said?.latencyMs != null && answer.lines[0]) answer.lines[0].latencyMs = said.latencyMs;
  const lines = [...(said ? [callerLine(said)] : []), ...answer.lines];
  await addLines(tx, owner, { id, seq, lines, now });
  const change: ConversationChange = {
    ...factsOf(conversation, ran),
    state: ran.state,
    lastTurnAt: now,
    turns: seq + lines.length,
    flags: [...new Set([...conversation.flags, ...ran.state.flags, ...answer.flags])],
  };
  if (conversation.channel !== "rehearsal") await logAchieved(tx, { scene, ran, said, change });
  const kept = lines.map((line, index) => ({ ...line, seq: seq + index }));
  if (ran.state.flow === "closed") {
    const ended = await settle(tx, { conversation, state: ran.state, context, change });
    return { conversation: ended, lines: kept };
  }
  await changeConversation(tx, owner, { id, change });
  return { conversation: { ...conversation, ...change }, lines: kept };
}

/** The contact, the appointment and the name, as far as they are known. */
function factsOf(conversation: Conversation, { state, done }: Ran): ConversationChange {
  const contact = done.findLast(({ contactId }) => contactId)?.contactId;
  const appointment = done.findLast(({ appointmentId }) => appointmentId)?.appointmentId;
  const name = done.findLast(({ callerName }) => callerName)?.callerName ?? state.gathered.name;
  return {
    contactId: contact ?? conversation.contactId,
    appointmentId: appointment ?? conversation.appointmentId,
    callerName: name ?? conversation.callerName,
    keepsTranscript: conversation.keepsTranscript && !done.some(isRefused),
  };
}

function isRefused({ keepsTranscript }: Ran["done"][number]): boolean {
  return keepsTranscript === false;
}

/** One log entry for each thing that was done in this turn. */
async function logAchieved(
  tx: OwnerTransaction,
  { scene, ran, said, change }: { scene: Scene; ran: Ran; said: Said; change: ConversationChange },
): Promise<void> {
  const { owner, conversation, context, state } = scene;
  for (const outcome of ran.state.achieved.slice(state.achieved.length))
    await logTalk(tx, owner, {
      conversation,
      outcome,
      status: "In Progress",
      description: answeredWords({
        channel: conversation.channel as TalkChannel,
        who: change.callerName ?? conversation.caller,
        outcome,
        startsAt: ran.state.arrangedFor,
        zone: context.circumstances.zone,
      }),
      said: said && change.keepsTranscript ? redact(said.text) : null,
      contactId: change.contactId ?? null,
      appointmentId: hasAppointment(outcome) ? (change.appointmentId ?? null) : null,
      startsAt: outcome === "booked" || outcome === "moved" ? ran.state.arrangedFor : null,
      now: context.now,
    });
}

function hasAppointment(outcome: KeptState["achieved"][number]): boolean {
  return outcome === "booked" || outcome === "moved" || outcome === "cancelled";
}
