import type { Outcome, TalkChannel } from "#domain/assistant/tasks.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { endTalk } from "./end-talk.ts";
import { type Exchange, exchangeOf } from "./exchange.ts";
import { hearLine, type Said } from "./answer-turn.ts";
import { interruptTalk, keepSilence } from "./interrupt-talk.ts";
import { openTalk } from "./open-talk.ts";
import { readScene, type TalkServices } from "./scene.ts";
import { findConversation, listLines } from "./store.ts";

/** One answer of the machine, for a channel that is no browser. */
export type Spoken = {
  /** Sentences in the order in which they are said; each passed the guard. */
  says: string[];
  expecting: string;
  /** The conversation is over after these words. */
  ends: boolean;
  /** The call is to be put through to the professional after these words. */
  transfers: boolean;
  outcome: Outcome | null;
  seq: number;
};

/** The one door through which every channel talks to the machine. */
export type Talks = {
  /**
   * Opens a conversation, or finds the one that is open under this id or providerSid. Null: this
   * professional's assistant does not answer.
   */
  begin(opening: {
    owner: OwnerId;
    id: string;
    channel: TalkChannel;
    timeZone: string | null;
    callerNumber: string | null;
    providerSid: string | null;
    clientAddress: string | null;
    canTransfer: boolean;
    direction?: "inbound" | "outbound";
    /** What a call that the assistant makes is about: said right behind what it is. */
    about?: string;
  }): Promise<(Spoken & { id: string }) | null>;
  /**
   * Says one line; the same turnId again gets the same answer. Null: no such open conversation. `signal` ends a model's
   * work.
   */
  hear(line: {
    owner: OwnerId;
    id: string;
    turnId: string;
    text: string;
    spoken: boolean;
    heard?: string;
    clientAddress: string | null;
    signal?: AbortSignal;
  }): Promise<Spoken | null>;
  /** The caller has been silent for a while (telephone). */
  silence(line: { owner: OwnerId; id: string }): Promise<Spoken | null>;
  /** The caller spoke over the answer: what was heard of it. */
  interrupted(line: { owner: OwnerId; id: string; heard: string }): Promise<void>;
  /** The caller is gone. Settles outcome, summary, log. Safe to call twice. */
  end(line: {
    owner: OwnerId;
    id: string;
    durationSeconds?: number;
    costCents?: number;
  }): Promise<void>;
};

/** The same door with what a page shows besides, and what jobs do. */
export type TalkRoom = Omit<Talks, "begin" | "hear" | "silence"> & {
  begin(opening: Parameters<Talks["begin"]>[0]): Promise<Exchange | null>;
  hear(line: Parameters<Talks["hear"]>[0] & Pick<Said, "watch">): Promise<Exchange | null>;
  silence(line: Parameters<Talks["silence"]>[0]): Promise<Exchange | null>;
  /** The lines after a line, and the state of the conversation. Null: no such conversation. */
  read(question: { owner: OwnerId; id: string; after: number }): Promise<Exchange | null>;
};

/** Opens the door. Throws TooManyTalks where one address asks for too much at once. */
export function createTalks(services: TalkServices): TalkRoom {
  return {
    begin: (opening) => openTalk(services, opening),
    hear: (line) => hearLine(services, line),
    silence: (line) => keepSilence(services, line),
    interrupted: (line) => interruptTalk(services, line),
    end: (line) => endTalk(services, line),
    read: (question) => readTalk(services, question),
  };
}

/** The lines after a line, and the state of the conversation; null when there is none. */
function readTalk(
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
