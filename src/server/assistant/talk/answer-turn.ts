import { namesOf } from "#domain/assistant/messages/signature.ts";
import { isDeepStrictEqual } from "node:util";
import { listeningOf } from "#domain/assistant/conversation/listening-of.ts";
import { step } from "#domain/assistant/conversation/step.ts";
import { type Heard, heardNothing } from "#understanding/heard.ts";
import { readTextWord } from "#domain/assistant/line/text-words.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { TurnResult } from "#domain/assistant/turn/state.ts";
import { redact } from "#understanding/redact.ts";
import { understand } from "#domain/assistant/understand.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { cleanText } from "#domain/kernel/clean-text.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { answers } from "./is-answering.ts";
import { type Exchange, exchangeOf } from "./exchange.ts";
import type { Said as OneSaid } from "../models/language-model.ts";
import { callerLine, isKeptAs, keepTurn } from "./keep-turn.ts";
import { countWithin, talkLimits, TooManyTalks, whomOf } from "./limits.ts";
import { type Ran, runEffects } from "./run-effects.ts";
import { noteHeard } from "./interrupt-talk.ts";
import { readScene, type Scene, type TalkServices } from "./scene.ts";
import {
  addLines,
  changeConversation,
  type Conversation,
  findConversation,
  type Line,
  listExchange,
  listLastLines,
  lockConversation,
} from "./store.ts";

/** One line of a caller. */
export type Said = {
  owner: OwnerId;
  id: string;
  turnId: string;
  text: string;
  spoken: boolean;
  /** What was heard of the last answer before the caller interrupted it; left out when all was. */
  heard?: string;
  clientAddress: string | null;
  signal?: AbortSignal;
  /** Receives how a new line was understood, for rehearsals. */
  watch?: (taken: Taken) => void;
};

/** The turn id belongs to a different line: answering it as a retry would silently lose this one. */
export class TurnTaken extends Error {
  override name = "TurnTaken";
}

/** How a line was understood, what was said to it and what was done. */
export type Taken = { heard: Heard; by: "grammar" | "model"; names: (string | null)[] } & Pick<
  Ran,
  "says" | "done"
>;

/** How a line was understood, and what the engine would do, before anything is locked. */
type Considered = { first: TurnResult } & Pick<Taken, "heard" | "by">;

/**
 * Reads one line and answers it. It is understood while nothing is locked, because a language model takes time; then
 * the conversation is locked, and the result counts only if nothing has changed since. Repeating the line under its
 * turn id gets the same answer; a different line under it is refused (TurnTaken). Null: there is no such open
 * conversation.
 */
export async function hearLine(services: TalkServices, line: Said): Promise<Exchange | null> {
  const began = performance.now();
  const now = services.now();
  const said: Said = {
    ...line,
    text: cleanText(line.text.slice(0, talkLimits.charactersPerLine)),
  };
  const before = await services.database.as(said.owner, (tx) => look(tx, said, { services, now }));
  if (!before || "says" in before) return before;
  const considered = before.scene && (await consider(services, before.scene, before.last, said));
  return services.database.as(said.owner, async (tx) => {
    const conversation = await lockConversation(tx, said.owner, said.id);
    if (!conversation) return null;
    const again = await answerAgain(tx, conversation, said, { services, now });
    if (again || conversation.status === "ended") return again;
    if (conversation.status === "taken over") return keepForPerson(tx, conversation, said, now);
    const isSame = before.scene !== null && isUnmoved(before.scene.conversation, conversation);
    const scene = isSame ? before.scene : await readScene(tx, conversation, { ...services, now });
    if (!scene) return null;
    const { first, heard, by } = isSame && considered ? considered : byGrammar(scene, said);
    if (said.heard !== undefined) await noteHeard(tx, conversation, said.heard);
    const whom = whomOf({ ...conversation, clientAddress: said.clientAddress });
    const ran = await runEffects(tx, first, { services, scene, whom });
    const names = namesOf(scene.context.professional);
    said.watch?.({ heard, by, names, says: ran.says, done: ran.done });
    const latencyMs = Math.round(performance.now() - began);
    const { turnId, text } = said;
    const written = await keepTurn(tx, {
      scene,
      ran,
      said: { turnId, text, understoodBy: by, latencyMs },
    });
    return exchangeOf(written.conversation, written.lines, scene.context);
  });
}

type Looked = { scene: Scene | null; last: Line[] };

/** Loads what is needed to understand the line; or its earlier answer, or null. */
async function look(
  tx: OwnerTransaction,
  said: Said,
  { services, now }: { services: TalkServices; now: Date },
): Promise<Looked | Exchange | null> {
  const conversation = await findConversation(tx, said.owner, said.id);
  if (!conversation) return null;
  const again = await answerAgain(tx, conversation, said, { services, now });
  if (again || conversation.status === "ended") return again;
  if (conversation.turns >= talkLimits.linesPerTalk) return null;
  const scene = await readScene(tx, conversation, { ...services, now });
  // When switched off, it also falls silent in the middle of a conversation.
  if (!scene || !goesOn(scene)) return null;
  const last = await listLastLines(tx, said.owner, { id: said.id, most: 6 });
  const whom = whomOf({ ...conversation, clientAddress: said.clientAddress });
  const most = services.limits.talkTurnsPerAddress;
  const isCounted = said.clientAddress !== null && conversation.channel !== "rehearsal";
  if (isCounted && !(await countWithin(tx, { kind: "line from", whom, most, now })))
    throw new TooManyTalks();
  return { scene: conversation.status === "open" ? scene : null, last };
}

function goesOn({ settings, conversation, context }: Scene): boolean {
  const { channel } = context;
  const isCall = channel === "phone";
  // A call that began within the hours may continue after them.
  const asked = { channel: isCall ? ("web" as const) : channel };
  const direction = conversation.direction === "outbound" ? "outbound" : "inbound";
  return answers(settings, { ...asked, direction }, context.circumstances.zone, context.now);
}

async function consider(
  services: TalkServices,
  scene: Scene,
  last: readonly Line[],
  said: Said,
): Promise<Considered> {
  const { context } = scene;
  const state = heardState(scene, said);
  const listening = listeningOf(state, context, said.spoken);
  const lines = last.flatMap(({ speaker, words: text }): OneSaid[] =>
    text && (speaker === "caller" || speaker === "assistant")
      ? [{ by: speaker === "caller" ? "visitor" : "assistant", text }]
      : [],
  );
  const { heard: understood, by } = await Promise.race([
    services.understanding(said.text, listening, lines),
    ended(said.signal).then(() => ({
      heard: understand(said.text, listening),
      by: "grammar" as const,
    })),
  ]);
  const heard = kept(understood, context);
  const first = step(state, { kind: "said", heard }, context);
  // What is about to be done is said word for word, never reworded.
  if (!services.rewording || first.effects.length > 0) return { first, heard, by };
  return { first: await reword(services, first), heard, by };
}

async function reword(services: TalkServices, first: TurnResult): Promise<TurnResult> {
  const says = await Promise.all(
    first.says.map(async (saying) =>
      saying.wording === "free"
        ? { ...saying, words: await services.rewording!(saying.words, "plain") }
        : saying,
    ),
  );
  return { ...first, says };
}

function byGrammar(scene: Scene, said: Said): Considered {
  const state = heardState(scene, said);
  const listening = listeningOf(state, scene.context, said.spoken);
  const heard = kept(understand(said.text, listening), scene.context);
  return { first: step(state, { kind: "said", heard }, scene.context), heard, by: "grammar" };
}

/**
 * What was said, with sensitive numbers masked. In texts, the words that carriers and the rules read as STOP are always
 * an opt-out, and nothing else: not a goodbye, not a cancellation.
 */
function kept(heard: Heard, { channel }: TurnContext): Heard {
  const text = redact(heard.text);
  const inEnglish = redact(heard.inEnglish);
  if (channel !== "text" || readTextWord(heard.text) !== "stop")
    return { ...heard, text, inEnglish };
  return { ...heardNothing(text), language: heard.language, wants: ["optOut"] };
}

/** The state for a caller who did not hear all of the last answer. */
function heardState({ state, context }: Scene, { heard }: Said): Scene["state"] {
  if (heard === undefined) return state;
  return { ...state, ...step(state, { kind: "interrupted", heard }, context).state };
}

/** The line was already answered: a retry, or two requests at once. */
async function answerAgain(
  tx: OwnerTransaction,
  conversation: Conversation,
  { owner, id, turnId, text }: Said,
  { services, now }: { services: TalkServices; now: Date },
): Promise<Exchange | null> {
  const lines = await listExchange(tx, owner, { id, turnId });
  const [first] = lines;
  if (!first) return null;
  if (!isKeptAs(first.words, text)) throw new TurnTaken();
  // Read again after the lines: they may have been committed since the conversation was read, and its state with them.
  const answered = (await findConversation(tx, owner, id)) ?? conversation;
  const scene = await readScene(tx, answered, { ...services, now });
  return exchangeOf(answered, lines, scene?.context ?? null);
}

/** The professional is answering: the line is stored, and the assistant says nothing. */
async function keepForPerson(
  tx: OwnerTransaction,
  conversation: Conversation,
  { owner, id, text, turnId }: Said,
  now: Date,
): Promise<Exchange> {
  const { turns: seq } = conversation;
  const line = callerLine({ text, turnId, understoodBy: null, latencyMs: null });
  await addLines(tx, owner, { id, seq, lines: [line], now });
  const change = { turns: seq + 1, lastTurnAt: now };
  await changeConversation(tx, owner, { id, change });
  return exchangeOf({ ...conversation, ...change }, [{ ...line, seq }], null);
}

function isUnmoved(one: Conversation, other: Conversation): boolean {
  return one.turns === other.turns && isDeepStrictEqual(one.state, other.state);
}

/** Settles when the turn is aborted; never, if there is no signal. */
function ended(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
}
