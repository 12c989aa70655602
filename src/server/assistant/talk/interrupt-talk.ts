import { step } from "#domain/assistant/conversation/step.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { cleanText } from "#domain/kernel/clean-text.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { type Exchange, exchangeOf } from "./exchange.ts";
import { keepTurn } from "./keep-turn.ts";
import { runEffects } from "./run-effects.ts";
import { readScene, type TalkServices } from "./scene.ts";
import {
  changeConversation,
  type Conversation,
  listLastLines,
  lockConversation,
  noteHeardWords,
} from "./store.ts";

/** Which conversation something happened to. */
export type Whose = { owner: OwnerId; id: string };

/** The caller is silent: asks again, then offers another channel, and finally ends the conversation. */
export function keepSilence(
  services: TalkServices,
  { owner, id }: Whose,
): Promise<Exchange | null> {
  const now = services.now();
  return services.database.as(owner, async (tx) => {
    const conversation = await lockConversation(tx, owner, id);
    if (conversation?.status !== "open") return null;
    const scene = await readScene(tx, conversation, { ...services, now });
    if (!scene) return null;
    const first = step(scene.state, { kind: "silence" }, scene.context);
    const ran = await runEffects(tx, first, { services, scene, whom: conversation.caller ?? id });
    const written = await keepTurn(tx, { scene, ran, said: null });
    return exchangeOf(written.conversation, written.lines, scene.context);
  });
}

/** The caller interrupted the last answer: what was not heard of it has not been said. */
export function interruptTalk(
  services: TalkServices,
  { owner, id, heard }: Whose & { heard: string },
): Promise<void> {
  const now = services.now();
  return services.database.as(owner, async (tx) => {
    const conversation = await lockConversation(tx, owner, id);
    if (conversation?.status !== "open") return;
    const scene = await readScene(tx, conversation, { ...services, now });
    if (!scene) return;
    const { state } = step(scene.state, { kind: "interrupted", heard }, scene.context);
    await changeConversation(tx, owner, { id, change: { state: { ...scene.state, ...state } } });
    await noteHeard(tx, conversation, heard);
  });
}

/** Stores, line by line, how much of the last answer was heard. */
export async function noteHeard(
  tx: OwnerTransaction,
  conversation: Conversation,
  heard: string,
): Promise<void> {
  const owner = conversation.userId as OwnerId;
  const { id } = conversation;
  const last = await listLastLines(tx, owner, { id, most: 12 });
  const answer = last.slice(last.findLastIndex(({ speaker }) => speaker === "caller") + 1);
  let left = squeezed(heard);
  for (const { seq, words } of answer) {
    const whole = squeezed(words);
    const part = left.startsWith(whole) ? whole : left.slice(0, whole.length);
    left = left.slice(part.length).trimStart();
    if (part !== whole) await noteHeardWords(tx, owner, { id, seq, heardWords: part });
  }
}

function squeezed(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}
