import { begin as beginTalk } from "#domain/assistant/conversation/step.ts";
import type { TalkChannel } from "#domain/assistant/tasks.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import { newState } from "#domain/assistant/turn/turn.ts";
import type { Language } from "#understanding/heard.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { isKnownZone, rulesOf } from "#server/platform/zones.ts";
import { answers } from "./is-answering.ts";
import { type Exchange, exchangeOf } from "./exchange.ts";
import { keepTurn } from "./keep-turn.ts";
import { countWithin, TooManyTalks, whomOf } from "./limits.ts";
import {
  findProfessional,
  nothingKept,
  readContext,
  type Scene,
  type TalkServices,
} from "./scene.ts";
import { addConversation, type Conversation, findOpened, listAnswer } from "./store.ts";

/** What is known of a conversation before its first line. */
export type Opening = {
  owner: OwnerId;
  id: string;
  channel: TalkChannel;
  timeZone: string | null;
  /** E.164. */
  callerNumber: string | null;
  providerSid: string | null;
  clientAddress: string | null;
  canTransfer: boolean;
  direction?: "inbound" | "outbound";
  /** What an outgoing call is about: said right after the disclosure, in place of a greeting. */
  about?: string;
  /** The language of the first words; English where it is left out. */
  language?: Language;
};

/**
 * Opens a conversation with the disclosure. Repeating the opening finds the conversation and gets the same answer.
 * Null: there is no such professional, their assistant does not answer now, or this conversation has ended.
 */
export function openTalk(services: TalkServices, opening: Opening): Promise<Exchange | null> {
  const now = services.now();
  return services.database.as(opening.owner, async (tx) => {
    const found = await findOpened(tx, opening.owner, opening);
    if (found) return reopened(tx, found, { services, opening, now });
    const professional = await findProfessional(tx, opening.owner);
    if (
      !professional ||
      !answers(professional.settings, opening, rulesOf(professional.host.timeZone, now), now)
    )
      return null;
    if (!(await mayOpen(tx, opening, { services, now }))) return null;
    const conversation = newConversation(opening, now);
    const isAdded = await addConversation(tx, opening.owner, conversation);
    // It was opened concurrently, and is committed by now.
    if (!isAdded) {
      const other = await findOpened(tx, opening.owner, opening);
      return other && reopened(tx, other, { services, opening, now });
    }
    const kept = { ...nothingKept, canTransfer: opening.canTransfer };
    const state = { ...newState, ...kept };
    const { kind } = services;
    const context = await readContext(tx, professional, { conversation, state, kind, now });
    const scene: Scene = { owner: opening.owner, ...professional, conversation, state, context };
    const first = beginTalk(withAbout(context, opening.about), opening.language);
    const ran = { state: { ...first.state, ...kept }, says: first.says, done: [] };
    const written = await keepTurn(tx, { scene, ran, said: null });
    return exchangeOf(written.conversation, written.lines, context);
  });
}

function withAbout(context: TurnContext, about: string | undefined): TurnContext {
  if (about === undefined) return context;
  const professional = { ...context.professional, greeting: about };
  return { ...context, isOutgoing: true, professional };
}

async function reopened(
  tx: OwnerTransaction,
  conversation: Conversation,
  { services, opening, now }: { services: TalkServices; opening: Opening; now: Date },
): Promise<Exchange | null> {
  // A web page opens no phone call, whatever id it sends.
  if (conversation.status === "ended" || conversation.channel !== opening.channel) return null;
  const owner = conversation.userId as OwnerId;
  const professional = await findProfessional(tx, owner);
  if (!professional) return null;
  const { kind } = services;
  const state = conversation.state as Scene["state"];
  const context = await readContext(tx, professional, { conversation, state, kind, now });
  const lines = await listAnswer(tx, owner, { id: conversation.id, after: -1 });
  return exchangeOf(conversation, lines, context);
}

/** A browser gets an error; a call is not answered, and the phone line has its own fallback. */
async function mayOpen(
  tx: OwnerTransaction,
  { owner, id, channel, clientAddress, callerNumber }: Opening,
  { services, now }: { services: TalkServices; now: Date },
): Promise<boolean> {
  if (channel === "rehearsal") return true;
  const whom = whomOf({ clientAddress, caller: callerNumber, id: `${owner}:${id}` });
  const most = services.limits.talksPerAddress;
  if (await countWithin(tx, { kind: "talk from", whom, most, now })) return true;
  if (clientAddress !== null) throw new TooManyTalks();
  return false;
}

function newConversation(opening: Opening, now: Date): Conversation {
  const { owner, id, channel, direction = "inbound", callerNumber, providerSid } = opening;
  const { timeZone } = opening;
  return {
    userId: owner,
    id,
    channel,
    direction,
    status: "open",
    state: null,
    caller: callerNumber,
    providerSid,
    callerTimeZone: timeZone !== null && isKnownZone(timeZone) ? timeZone : null,
    callerName: null,
    contactId: null,
    appointmentId: null,
    disclosedAt: now,
    startedAt: now,
    lastTurnAt: now,
    endedAt: null,
    turns: 0,
    outcome: null,
    summary: null,
    nextStep: null,
    flags: [],
    costCents: 0,
    durationSeconds: null,
    keepsTranscript: true,
  };
}
