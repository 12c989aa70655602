import type { Outcome, TalkChannel } from "#domain/assistant/tasks.ts";
import type { Language } from "#understanding/heard.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { endTalk } from "./end-talk.ts";
import { type Exchange, exchangeOf } from "./exchange.ts";
import { hearLine, type Said } from "./answer-turn.ts";
import { interruptTalk, keepSilence } from "./interrupt-talk.ts";
import { openTalk } from "./open-talk.ts";
import { readScene, type TalkServices } from "./scene.ts";
import { findConversation, listLines } from "./store.ts";

/** One answer of the engine, for a channel other than a browser. */
export type Spoken = {
  /** Sentences in order; each passed the guard. */
  says: string[];
  expecting: string;
  /** The language of what is said. */
  language?: Language;
  /** The conversation ends after these sentences. */
  ends: boolean;
  /** The call is transferred to the professional after these sentences. */
  transfers: boolean;
  outcome: Outcome | null;
  seq: number;
};

/** The interface through which every channel uses the conversation engine. */
export type Talks = {
  /**
   * Opens a conversation, or finds the one that is open under this id or providerSid. Null: this professional's
   * assistant does not answer.
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
    /** What an outgoing call is about: said right after the disclosure. */
    about?: string;
    /** English where it is left out. */
    language?: Language;
  }): Promise<(Spoken & { id: string }) | null>;
  /**
   * Handles one line; the same turnId gets the same answer. Null: no such open conversation. `signal` aborts a model's
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
  /** The caller has been silent for a while (phone). */
  silence(line: { owner: OwnerId; id: string }): Promise<Spoken | null>;
  /** The caller interrupted the answer: what was heard of it. */
  interrupted(line: { owner: OwnerId; id: string; heard: string }): Promise<void>;
  /** The caller has left. Settles outcome, summary, log. Safe to call twice. */
  end(line: {
    owner: OwnerId;
    id: string;
    durationSeconds?: number;
    costCents?: number;
  }): Promise<void>;
};

/** The same interface plus what a page shows and what jobs do. */
export type TalkRoom = Omit<Talks, "begin" | "hear" | "silence"> & {
  begin(opening: Parameters<Talks["begin"]>[0]): Promise<Exchange | null>;
  hear(line: Parameters<Talks["hear"]>[0] & Pick<Said, "watch">): Promise<Exchange | null>;
  silence(line: Parameters<Talks["silence"]>[0]): Promise<Exchange | null>;
  /** The lines after a line, and the state of the conversation. Null: no such conversation. */
  read(question: { owner: OwnerId; id: string; after: number }): Promise<Exchange | null>;
};

/** Creates the interface. Throws TooManyTalks if one address sends too many requests at once. */
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

/** The lines after a line, and the state of the conversation; null if there is none. */
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
