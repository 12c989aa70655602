import type { OwnerId } from "#domain/kernel/ids.ts";
import { type Exchange, exchangeOf } from "./exchange.ts";
import { readScene, type TalkServices } from "./scene.ts";
import { findConversation, listLines } from "./store.ts";

/** What is new after a line, and where the conversation stands; null when there is none. */
export function readTalk(
  services: TalkServices,
  { owner, id, after }: { owner: OwnerId; id: string; after: number },
): Promise<Exchange | null> {
  const now = services.now();
  return services.database.as(owner, async (tx) => {
    const conversation = await findConversation(tx, owner, id);
    if (!conversation) return null;
    const lines = await listLines(tx, owner, { id, from: after + 1 });
    const scene = await readScene(tx, conversation, { ...services, now });
    return exchangeOf(conversation, lines, scene?.context ?? null);
  });
}
