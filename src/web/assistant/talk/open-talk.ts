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
export function openTalk({ profileId, calls, memory, timeZone, newId }: TalkWorld) {
  let state: TalkState = unopened;
  let { talkId, secret } = memory.read() ?? { talkId: newId(), secret: null };
  const watchers = new Set<() => void>();
  const listeners = new Set<(texts: string[]) => void>();
  /** A conversation that was started anew hears no more of the one before. */
  let round = 0;
  /** Somebody was quicker than the first answer. */
  let isSentEarly = false;

  function change(next: TalkState): void {
    state = next;
    const { draft, tried } = next;
    memory.write({ talkId, secret, draft, tried });
    for (const tell of watchers) tell();
  }

  const key = (): Key => ({ profileId, talkId, secret: secret ?? "" });

  function begin(): Promise<TalkAnswer> {
    secret = null;
    return calls.begin({ profileId, talkId, timeZone, spoken: false });
  }

  /** Goes on with the conversation that this tab remembers, or begins one. */
  async function start(): Promise<void> {
    const now = round;
    const { draft = "", tried = null } = memory.read() ?? {};
    change({ ...unopened, draft, tried });
    try {
      const answer = await opened();
      if (now !== round) return;
      secret = answer.secret;
      const known = answered(state, answer);
      const hasArrived = known.lines.some(
        ({ speaker, words: said }) => speaker === "caller" && said === tried?.text,
      );
      // What was typed meanwhile stays.
      const isWaiting = tried && !hasArrived && !known.draft.includes(tried.text);
      change({
        ...known,
        tried: hasArrived ? null : tried,
        draft: isWaiting ? joined(tried.text, known.draft) : known.draft,
      });
    } catch (error) {
      if (now !== round) return;
      change({ ...state, phase: closing(error) ?? "closed", trouble: troubleOf(error) });
    }
    if (isSentEarly && state.phase === "open") await say();
    isSentEarly = false;
  }

  /** All of a remembered conversation, or the beginning of one. What is known no more is begun under another id. */
  async function opened(): Promise<TalkAnswer> {
    try {
      return await (secret === null ? begin() : calls.read({ ...key(), after: -1 }));
    } catch (error) {
      if (codeOf(error) !== "NO_TALK") throw error;
      talkId = newId();
      return begin();
    }
  }

  /** Says what stands in the field, or these words instead of it. */
  async function say(said?: string, { spoken, heard }: Manner = { spoken: false }): Promise<void> {
    const text = (said ?? state.draft).trim();
    const isEarly = state.phase === "opening";
    if ((state.phase !== "open" && !isEarly) || text === "") return;
    // Words that come while a line is on its way, or nothing is open yet, wait in the field.
    if (isEarly || state.sent) {
      isSentEarly ||= isEarly;
      if (said !== undefined) change({ ...state, draft: joined(state.draft, text) });
      return;
    }
    const now = round;
    const { draft, tried } = state;
    const line: SentLine =
      tried?.text === text
        ? tried
        : { turnId: newId(), text, spoken, ...(heard === undefined ? {} : { heard }) };
    change({ ...sending(state, line), draft: said === undefined ? "" : draft });
    try {
      const answer = await calls.say({ ...key(), ...line });
      const missed = hasGap(state, answer) ? await missedLines() : [];
      if (now !== round) return;
      take(answered(state, { ...answer, lines: [...missed, ...answer.lines] }, line.turnId));
    } catch (error) {
      if (now !== round) return;
      const next = failed(state, troubleOf(error));
      // Its id stands for another line: said again, it goes under an id of its own.
      const tried = codeOf(error) === "TURN_TAKEN" ? null : next.tried;
      change({ ...next, tried, phase: closing(error) ?? "open" });
    }
  }

  /** What was said while an earlier answer was lost. Without it the conversation goes on all the same. */
  async function missedLines(): Promise<TalkLine[]> {
    try {
      return (await calls.read({ ...key(), after: lastSeq(state) })).lines;
    } catch {
      return [];
    }
  }

  /** Asks whether anything new was said; what fails is asked again another time. */
  async function look(): Promise<void> {
    if (state.phase !== "open" || state.sent) return;
    const now = round;
    const isStill = () => now === round && state.phase === "open" && !state.sent;
    try {
      const answer = await calls.read({ ...key(), after: lastSeq(state) });
      if (isStill()) take(answered(state, answer));
    } catch (error) {
      if (isStill() && closing(error)) change({ ...state, phase: closing(error)! });
    }
  }

  function take(next: TalkState): void {
    const news = newFromOthers(state, next);
    change(next);
    if (news.length > 0) for (const hear of listeners) hear(news);
  }

  return {
    state: () => state,
    subscribe(tell: () => void): () => void {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
    /** Hears what the assistant or the professional says from now on. */
    onNews(hear: (texts: string[]) => void): () => void {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    start,
    say,
    look,
    type: (draft: string) => change({ ...state, draft }),
    /** Another conversation; what stands in the field stays there. */
    startAnew(): Promise<void> {
      round += 1;
      talkId = newId();
      secret = null;
      change({ ...state, tried: null });
      return start();
    },
  };
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
