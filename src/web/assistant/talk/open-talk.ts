import { ORPCError } from "@orpc/client";
import type { TalkAnswer, TalkLine } from "#contract/assistant/talk.ts";
import { messageOf } from "#web/client/failure.ts";
import { talkWords as words } from "./talk-messages.ts";
import type { SentLine, TalkMemory } from "./talk-memory.ts";
import {
  answered,
  failed,
  hasGap,
  joined,
  lastSeq,
  newFromOthers,
  sending,
  type TalkState,
  unopened,
} from "./talk-state.ts";

type Key = { profileId: string; talkId: string; secret: string };

/** The procedures that a conversation needs (contract/assistant/talk.ts). */
export type TalkCalls = {
  begin: (opening: {
    profileId: string;
    talkId: string;
    timeZone: string;
    spoken: boolean;
  }) => Promise<TalkAnswer>;
  say: (line: Key & SentLine) => Promise<TalkAnswer>;
  read: (wish: Key & { after: number }) => Promise<TalkAnswer>;
};

/** What a conversation needs from the world; tests give their own. */
export type TalkWorld = {
  profileId: string;
  calls: TalkCalls;
  memory: TalkMemory;
  /** The visitor's zone, in which days and times are said. */
  timeZone: string;
  newId: () => string;
};

/** How a line is said. */
export type Manner = { spoken: boolean; heard?: string | undefined };

/** A conversation with an assistant, as long as its page is open. */
export type Talk = ReturnType<typeof openTalk>;

/** Opens nothing yet: `start` does. */
export function openTalk(world: TalkWorld) {
  const { memory, newId } = world;
  const server = serverOf(world);
  const { get, change, take, subscribe, onNews } = shownTalk(({ draft, tried }) =>
    memory.write({ ...server.named(), draft, tried }),
  );
  /** A conversation that was started anew hears no more of the one before. */
  let round = 0;
  /** Somebody was quicker than the first answer. */
  let isSentEarly = false;

  /** Goes on with the conversation that this tab remembers, or begins one. */
  async function start(): Promise<void> {
    const now = round;
    const { draft = "", tried = null } = memory.read() ?? {};
    change({ ...unopened, draft, tried });
    try {
      const answer = await server.open();
      if (now !== round) return;
      server.keep(answer);
      change(opened(answered(get(), answer), tried));
    } catch (error) {
      if (now !== round) return;
      change({ ...get(), phase: closing(error) ?? "closed", trouble: troubleOf(error) });
    }
    if (isSentEarly && get().phase === "open") await say();
    isSentEarly = false;
  }

  /** Says what stands in the field, or these words instead of it. */
  async function say(said?: string, manner: Manner = { spoken: false }): Promise<void> {
    const state = get();
    const { phase, draft, tried } = state;
    const text = (said ?? draft).trim();
    const isEarly = phase === "opening";
    if ((phase !== "open" && !isEarly) || text === "") return;
    // Words that come while a line is on its way, or nothing is open yet, wait in the field.
    if (isEarly || state.sent) {
      isSentEarly ||= isEarly;
      if (said !== undefined) change({ ...state, draft: joined(draft, text) });
      return;
    }
    const line = tried?.text === text ? tried : newLine(newId(), text, manner);
    change({ ...sending(state, line), draft: said === undefined ? "" : draft });
    await send(line);
  }

  async function send(line: SentLine): Promise<void> {
    const now = round;
    try {
      const answer = await server.say(line);
      const missed = hasGap(get(), answer) ? await server.missed(lastSeq(get())) : [];
      if (now !== round) return;
      take(answered(get(), { ...answer, lines: [...missed, ...answer.lines] }, line.turnId));
    } catch (error) {
      if (now !== round) return;
      const next = failed(get(), troubleOf(error));
      // Its id stands for another line: said again, it goes under an id of its own.
      const tried = codeOf(error) === "TURN_TAKEN" ? null : next.tried;
      change({ ...next, tried, phase: closing(error) ?? "open" });
    }
  }

  /** Asks whether anything new was said; what fails is asked again another time. */
  async function look(): Promise<void> {
    const now = round;
    const isOpen = () => now === round && get().phase === "open" && !get().sent;
    if (!isOpen()) return;
    try {
      const answer = await server.read(lastSeq(get()));
      if (isOpen()) take(answered(get(), answer));
    } catch (error) {
      if (isOpen() && closing(error)) change({ ...get(), phase: closing(error)! });
    }
  }

  return {
    state: get,
    subscribe,
    onNews,
    start,
    say,
    look,
    type: (draft: string) => change({ ...get(), draft }),
    /** Another conversation; what stands in the field stays there. */
    startAnew(): Promise<void> {
      round += 1;
      server.forget();
      change({ ...get(), tried: null });
      return start();
    },
  };
}

/** What the page shows of a conversation, and who hears of changes. */
function shownTalk(remember: (state: TalkState) => void) {
  let state: TalkState = unopened;
  const watchers = new Set<() => void>();
  const listeners = new Set<(texts: string[]) => void>();

  function change(next: TalkState): void {
    state = next;
    remember(next);
    for (const tell of watchers) tell();
  }

  return {
    get: () => state,
    change,
    /** As `change`, and tells what others said in it. */
    take(next: TalkState): void {
      const news = newFromOthers(state, next);
      change(next);
      if (news.length > 0) for (const hear of listeners) hear(news);
    },
    subscribe(tell: () => void): () => void {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
    /** Hears what the assistant or the professional says from now on. */
    onNews(hear: (texts: string[]) => void): () => void {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}

/** The procedures, for the conversation that this tab remembers or a new one. */
function serverOf({ profileId, calls, memory, timeZone, newId }: TalkWorld) {
  let { talkId, secret } = memory.read() ?? { talkId: newId(), secret: null };

  const key = (): Key => ({ profileId, talkId, secret: secret ?? "" });
  const read = (after: number) => calls.read({ ...key(), after });

  function begin(): Promise<TalkAnswer> {
    secret = null;
    return calls.begin({ profileId, talkId, timeZone, spoken: false });
  }

  return {
    /** What names the conversation, for this tab to remember. */
    named: () => ({ talkId, secret }),
    read,
    say: (line: SentLine) => calls.say({ ...key(), ...line }),
    /** All of a remembered conversation, or the beginning of one. What is known no more is begun under another id. */
    async open(): Promise<TalkAnswer> {
      try {
        return await (secret === null ? begin() : read(-1));
      } catch (error) {
        if (codeOf(error) !== "NO_TALK") throw error;
        talkId = newId();
        return begin();
      }
    },
    /** From now on this answer's secret opens the conversation. */
    keep(answer: TalkAnswer): void {
      secret = answer.secret;
    },
    forget(): void {
      talkId = newId();
      secret = null;
    },
    /** What was said while an earlier answer was lost. Without it the conversation goes on all the same. */
    async missed(after: number): Promise<TalkLine[]> {
      try {
        return (await read(after)).lines;
      } catch {
        return [];
      }
    },
  };
}

/** A conversation that was just opened: a line of which nobody knows whether it arrived is there, or back in the field. */
function opened(known: TalkState, tried: SentLine | null): TalkState {
  const hasArrived = known.lines.some(
    ({ speaker, words: said }) => speaker === "caller" && said === tried?.text,
  );
  // What was typed meanwhile stays.
  const isWaiting = tried && !hasArrived && !known.draft.includes(tried.text);
  return {
    ...known,
    tried: hasArrived ? null : tried,
    draft: isWaiting ? joined(tried.text, known.draft) : known.draft,
  };
}

function newLine(turnId: string, text: string, { spoken, heard }: Manner): SentLine {
  return { turnId, text, spoken, ...(heard === undefined ? {} : { heard }) };
}

const codeOf = (error: unknown) => (error instanceof ORPCError ? String(error.code) : "");

/** Where a refusal leaves the conversation; null when it only failed this time. */
function closing(error: unknown): "off" | "over" | null {
  const code = codeOf(error);
  if (code === "NO_ASSISTANT") return "off";
  return code === "NO_TALK" ? "over" : null;
}

function troubleOf(error: unknown): string {
  if (codeOf(error) !== "TOO_MANY") return messageOf(error);
  const { retryAfterSeconds } = (error as ORPCError<string, { retryAfterSeconds: number }>).data;
  return words.tooMany(Math.max(1, Math.ceil(retryAfterSeconds / 60)));
}
